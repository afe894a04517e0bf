import { button, warning } from '../accounts/letters.ts'
import type { Letters } from '../platform/letter.ts'

export const letters = {
  passkey_added: {
    to: 'anyone',
    about: 'Er is een passkey toegevoegd',
    of: ['passkey_added'],
    subject: 'Er is een passkey toegevoegd',
    text: `Op {tijdstip} voegde iemand een passkey toe aan uw account.\n\n${warning}`,
    button,
  },
  passkey_removed: {
    to: 'anyone',
    about: 'Er is een passkey verwijderd',
    of: ['passkey_removed'],
    subject: 'Er is een passkey verwijderd',
    text: `Op {tijdstip} verwijderde iemand een passkey van uw account.\n\n${warning}`,
    button,
  },
} as const satisfies Letters
