import type { Letters } from '../platform/letter.ts'

const ignore = 'Niet zelf gevraagd? Dan is er niets nodig.'

export const letters = {
  complete_registration: {
    to: 'anyone',
    about: 'Een zorgverlener schreef zich in: de link om het profiel compleet te maken',
    of: [],
    subject: 'Maak je inschrijving af',
    text: `Fijn dat je bij Zorginzet wilt werken. Kies je wachtwoord en maak je profiel compleet. De link werkt veertien dagen.\n\n${ignore}`,
    button: 'Profiel compleet maken',
  },
  activate_account: {
    to: 'anyone',
    about: 'Er is een account voor iemand gemaakt: de link om het te activeren',
    of: [],
    subject: 'Activeer het account bij Zorginzet',
    text: `Er is een account gemaakt bij Zorginzet. Kies een wachtwoord, dan is het klaar. De link werkt veertien dagen.\n\n${ignore}`,
    button: 'Account activeren',
  },
  reset_password: {
    to: 'anyone',
    about: 'Iemand vroeg een nieuw wachtwoord',
    of: [],
    subject: 'Kies een nieuw wachtwoord',
    text: `Er is een nieuw wachtwoord gevraagd. De link werkt een uur, en één keer.\n\n${ignore} Het wachtwoord blijft zoals het is.`,
    button: 'Nieuw wachtwoord kiezen',
  },
  known_address: {
    to: 'anyone',
    about: 'Iemand schreef zich in met een adres dat al een account heeft',
    of: [],
    subject: 'Er is al een account bij Zorginzet',
    text: `Met dit e-mailadres wilde iemand zich inschrijven, maar er is al een account. Klopt dat? Log dan in, of kies een nieuw wachtwoord.\n\n${ignore}`,
    button: 'Inloggen',
  },
} as const satisfies Letters
