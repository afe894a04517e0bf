import type { MailTemplates } from '../platform/mail-template.ts'

export const mailTemplates = {
  email_code: {
    to: 'anyone',
    about: 'De code waarmee iemand een ander e-mailadres bevestigt',
    of: [],
    needs: 'code',
    subject: 'De code voor uw nieuwe e-mailadres',
    text: 'De code is {code}. U kunt hem tien minuten lang gebruiken.\n\nVroeg u dit niet? Dan hoeft u niets te doen.',
  },
  email_change_asked: {
    to: 'anyone',
    about: 'Iemand wil met een ander e-mailadres inloggen: aan het adres van nu',
    of: [],
    subject: 'Er is een ander e-mailadres gevraagd voor uw account',
    text: 'Op {tijdstip} is gevraagd om een ander e-mailadres voor uw account. Deed u dat zelf? Dan hoeft u hier niets te doen.\n\nWas u dat niet? Dan weet iemand uw wachtwoord. Houd dan uw e-mailadres en kies een nieuw wachtwoord. De link werkt zeven dagen.',
    button: 'Dit was ik niet',
  },
  email_changed: {
    to: 'anyone',
    about: 'Iemand logt voortaan in met een ander e-mailadres: aan het oude adres',
    of: [],
    subject: 'U logt voortaan in met een ander e-mailadres',
    text: 'Op {tijdstip} is het e-mailadres van uw account gewijzigd. U logt voortaan in met uw nieuwe adres.\n\nDeed u dit niet zelf? Zet dan uw oude e-mailadres terug. De link werkt zeven dagen.',
    button: 'Dit was ik niet',
  },
} as const satisfies MailTemplates
