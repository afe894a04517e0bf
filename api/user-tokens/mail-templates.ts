import type { MailTemplates } from '../platform/mail-template.ts'

const ignore = 'Verwacht je dit niet? Dan hoef je niets te doen.'

export const mailTemplates = {
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
    subject: 'Activeer je account bij Zorginzet',
    text: `Dag {voornaam},\n\n{uitnodiger} nodigt je uit om met Zorginzet te werken. Kies een wachtwoord en je bent klaar. De link werkt veertien dagen.\n\n${ignore}`,
    button: 'Account activeren',
  },
  invite_relative: {
    to: 'ROLE_CLIENT_ADMIN',
    about: 'Iemand van de familie is uitgenodigd: de link om het account te activeren',
    of: [],
    subject: 'Kijk mee met de zorg voor {cliënt}',
    text: `Dag {voornaam},\n\n{uitnodiger} nodigt u uit. U ziet dan wie er bij {cliënt} komt. Kies een wachtwoord en u bent klaar. De link werkt veertien dagen.\n\nVerwacht u dit niet? Dan hoeft u niets te doen.`,
    button: 'Kies een wachtwoord',
  },
  join_family: {
    to: 'anyone',
    about: 'Iemand met een ander account is uitgenodigd als familie: de link om ja te zeggen',
    of: [],
    subject: 'Kijk mee met de zorg voor {cliënt}',
    text: `Dag {voornaam},\n\n{uitnodiger} nodigt je uit. Je ziet dan als familie wie er bij {cliënt} komt. Je hebt al een account bij Zorginzet. Log daarmee in en zeg ja. De link werkt veertien dagen.\n\n${ignore}`,
    button: 'Uitnodiging bekijken',
  },
  relative_added: {
    to: 'ROLE_CLIENT_ADMIN',
    about: 'Iemand van de familie met een account ziet voortaan ook wie er bij een andere cliënt komt',
    of: [],
    subject: 'Kijk ook mee met de zorg voor {cliënt}',
    text: `Dag {voornaam},\n\n{uitnodiger} nodigt u uit. U ziet voortaan ook wie er bij {cliënt} komt. Log in zoals u dat altijd doet.`,
    button: 'Inloggen',
  },
  reset_password: {
    to: 'anyone',
    about: 'Iemand vroeg een nieuw wachtwoord',
    of: [],
    subject: 'Kies een nieuw wachtwoord',
    text: 'U vroeg een nieuw wachtwoord. De link werkt één uur en één keer.\n\nVroeg u dit niet? Dan hoeft u niets te doen. Uw wachtwoord blijft zoals het is.',
    button: 'Nieuw wachtwoord kiezen',
  },
  invited_known: {
    to: 'anyone',
    about: 'Een organisatie nodigde iemand uit op een adres dat al een account heeft',
    of: [],
    subject: 'Er is al een account bij Zorginzet',
    text: '{uitnodiger} nodigt u uit om met Zorginzet te werken. Met uw e-mailadres is er al een account, en daaraan is niets veranderd. Wilt u ook voor deze organisatie werken? Geef de organisatie dan een ander e-mailadres.\n\nVerwacht u dit niet? Dan hoeft u niets te doen.',
    button: 'Inloggen',
  },
  join_work: {
    to: 'ROLE_CLIENT_ADMIN',
    about: 'Iemand van de familie schreef zich in als zorgverlener: de link om ja te zeggen',
    of: [],
    subject: 'Werk ook als zorgverlener met uw account',
    text: 'Iemand schreef zich bij Zorginzet in als zorgverlener met uw e-mailadres. Met dit adres kijkt u al mee met zorg. Was u dat? Log dan in met het wachtwoord dat u al hebt en zeg ja. Hebt u nog geen wachtwoord? Kies dat eerst met de link in onze andere mail. U hebt dan één account voor allebei. De link werkt veertien dagen.\n\nWas u dat niet? Dan hoeft u niets te doen.',
    button: 'Inschrijving bekijken',
  },
  known_address: {
    to: 'anyone',
    about: 'Iemand schreef zich in met een adres dat al een account heeft',
    of: [],
    subject: 'Er is al een account bij Zorginzet',
    text: 'Iemand wilde zich inschrijven met uw e-mailadres. Daarmee is er al een account. Was u dat? Log dan in, of kies een nieuw wachtwoord.\n\nWas u dat niet? Dan hoeft u niets te doen.',
    button: 'Inloggen',
  },
} as const satisfies MailTemplates
