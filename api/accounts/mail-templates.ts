import type { MailTemplates } from '../platform/mail-template.ts'

export const warning = 'Klopt dit niet? Kies dan meteen een nieuw wachtwoord. Dan worden al uw apparaten uitgelogd.'
export const button = 'Nieuw wachtwoord kiezen'

export const mailTemplates = {
  account_device_added: {
    to: 'anyone',
    about: 'Er is ingelogd op een apparaat dat wij nog niet kenden',
    of: ['account_device_added'],
    subject: 'Er is ingelogd op een nieuw apparaat',
    text: `Op {tijdstip} logde iemand in met uw account. Dat was op een apparaat dat wij nog niet kenden: {apparaat}.\n\n${warning}`,
    button,
  },
  account_password_changed: {
    to: 'anyone',
    about: 'Het wachtwoord is gewijzigd',
    of: ['account_password_changed'],
    subject: 'Uw wachtwoord is gewijzigd',
    text: `Het wachtwoord van uw account is op {tijdstip} gewijzigd. Uw andere apparaten zijn uitgelogd.\n\n${warning}`,
    button,
  },
  account_multi_factor_enabled: {
    to: 'anyone',
    about: 'Tweestapsverificatie is aangezet',
    of: ['account_multi_factor_enabled'],
    subject: 'Tweestapsverificatie staat aan',
    text: `Sinds {tijdstip} vragen wij bij het inloggen ook een code.\n\n${warning}`,
    button,
  },
  account_multi_factor_disabled: {
    to: 'anyone',
    about: 'Tweestapsverificatie is uitgezet',
    of: ['account_multi_factor_disabled'],
    subject: 'Tweestapsverificatie staat uit',
    text: `Sinds {tijdstip} vragen wij bij het inloggen geen code meer.\n\n${warning}`,
    button,
  },
  account_recovery_codes_made: {
    to: 'anyone',
    about: 'Er zijn nieuwe herstelcodes gemaakt',
    of: ['account_recovery_codes_made'],
    subject: 'Er zijn nieuwe herstelcodes',
    text: `Op {tijdstip} maakte iemand met uw account nieuwe herstelcodes. De oude werken niet meer.\n\n${warning}`,
    button,
  },
  account_recovery_code_used: {
    to: 'anyone',
    about: 'Er is ingelogd met een herstelcode',
    of: ['account_recovery_code_used'],
    subject: 'Er is ingelogd met een herstelcode',
    text: `Op {tijdstip} logde iemand in met een van uw herstelcodes. Die code werkt nu niet meer.\n\n${warning}`,
    button,
  },
  login_code: {
    to: 'anyone',
    about: 'De code waarmee iemand inlogt',
    of: [],
    needs: 'code',
    subject: 'De code om in te loggen',
    text: 'De code is {code}. U kunt hem tien minuten lang gebruiken.\n\nLogt u nu niet zelf in? Kies dan een nieuw wachtwoord.',
  },
} as const satisfies MailTemplates
