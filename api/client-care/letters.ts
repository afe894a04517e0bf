import type { Letters } from '../platform/letter.ts'

export const letters = {
  client_report_written: {
    to: 'ROLE_CLIENT_ADMIN',
    about: 'Er is een nieuwe rapportage over hun naaste',
    of: ['client_report_written'],
    subject: 'Er is een nieuwe rapportage',
    text: '{schrijver} heeft een rapportage geschreven. U leest die na het inloggen.',
    button: 'Lees de rapportage',
  },
} as const satisfies Letters
