import type { Letters } from '../platform/letter.ts'

export const letters = {
  client_set_inactive: {
    to: 'ROLE_CARE_WORKER',
    about: 'Een cliënt van hun zorgteam gaat uit zorg',
    of: ['client_set_inactive'],
    subject: 'Een cliënt van je zorgteam gaat uit zorg: {datum}',
    text: '{voornaam} krijgt vanaf {datum} geen zorg meer via Zorginzet. De diensten vanaf die dag vervallen.',
    button: 'Bekijk je planning',
  },
} as const satisfies Letters
