import { button, warning } from '../accounts/letters.ts'
import type { Letters } from '../platform/letter.ts'

export const letters = {
  passkey_added: {
    to: 'anyone',
    about: 'Er is een passkey toegevoegd',
    of: ['passkey_added'],
    subject: 'Er is een passkey toegevoegd',
    text: `Op {tijdstip} is aan het account een passkey toegevoegd.\n\n${warning}`,
    button,
  },
  passkey_removed: {
    to: 'anyone',
    about: 'Er is een passkey verwijderd',
    of: ['passkey_removed'],
    subject: 'Er is een passkey verwijderd',
    text: `Op {tijdstip} is een passkey van het account verwijderd.\n\n${warning}`,
    button,
  },
} as const satisfies Letters
