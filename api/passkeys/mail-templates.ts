import { button, warning } from '../accounts/mail-templates.ts'
import type { MailTemplates } from '../platform/mail-template.ts'

export const mailTemplates = {
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
} as const satisfies MailTemplates
