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
  identity_provider_domains_waiting: {
    to: 'ROLE_PLANNER',
    about: 'Een domein van een inlogdienst wacht op bevestiging',
    of: ['identity_provider_domains_waiting'],
    subject: 'Domein bevestigen: {organisatie}',
    text: 'Collega’s van {organisatie} willen inloggen met hun eigen account. Kijk of dit van deze organisatie is: {domeinen}. Tot je het bevestigt, kan dat nog niet.',
    button: 'Bekijk de organisatie',
  },
  identity_provider_confirmed: {
    to: 'ROLE_ORGANIZATION_USER',
    about: 'De domeinen van hun inlogdienst zijn bevestigd',
    of: ['identity_provider_confirmed'],
    subject: 'Collega’s kunnen nu inloggen via {inlogdienst}',
    text: 'Zorginzet heeft bevestigd dat dit van jullie is: {domeinen}. Wie daar een adres heeft, kiest bij het inloggen “Inloggen via je organisatie”.',
    button: 'Inlogdienst bekijken',
  },
} as const satisfies MailTemplates
