import { button, warning } from '../accounts/mail-templates.ts'
import type { MailTemplates } from '../platform/mail-template.ts'

export const mailTemplates = {
  account_sign_on_linked: {
    to: 'anyone',
    about: 'Een account is gekoppeld aan het inloggen van de organisatie',
    of: ['account_sign_on_linked'],
    subject: 'U kunt nu inloggen via uw organisatie',
    text: `Op {tijdstip} koppelde iemand uw account aan het inloggen van uw organisatie.\n\n${warning}`,
    button,
  },
} as const satisfies MailTemplates
