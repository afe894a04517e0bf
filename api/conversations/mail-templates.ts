import type { MailTemplates } from '../platform/mail-template.ts'

const read = 'Lees het bericht'
const of = ['message_sent'] as const

export const mailTemplates = {
  message_about_reaction_to_worker: {
    to: 'ROLE_CARE_WORKER',
    about: 'Een bericht van de organisatie over een opdracht',
    of,
    subject: 'Nieuw bericht over {wanneer}',
    text: '{schrijver} schrijft over “{opdracht}”, {wanneer}:\n\n{bericht}',
    button: read,
  },
  message_about_reaction_to_organization: {
    to: 'ROLE_ORGANIZATION_USER',
    about: 'Een bericht van een zorgverlener over een opdracht',
    of,
    subject: 'Nieuw bericht over {wanneer}',
    text: '{schrijver} schrijft over “{opdracht}”, {wanneer}:\n\n{bericht}',
    button: read,
  },
  message_about_proposal_to_worker: {
    to: 'ROLE_CARE_WORKER',
    about: 'Een bericht van de organisatie over hun contractvoorstel',
    of,
    subject: 'Nieuw bericht over je contractvoorstel',
    text: '{schrijver} schrijft over het contractvoorstel van {organisatie}:\n\n{bericht}',
    button: read,
  },
  message_about_proposal_to_organization: {
    to: 'ROLE_ORGANIZATION_USER',
    about: 'Een bericht van een zorgverlener over een contractvoorstel',
    of,
    subject: 'Nieuw bericht over een contractvoorstel',
    text: '{schrijver} schrijft over het contractvoorstel aan {zorgverlener}:\n\n{bericht}',
    button: read,
  },
  message_to_family: {
    to: 'ROLE_CLIENT_ADMIN',
    about: 'Een bericht van ons over hun naaste',
    of,
    subject: 'U hebt een nieuw bericht {over wie}',
    text: '{schrijver} heeft u een bericht gestuurd {over wie}. U leest het na het inloggen.',
    button: read,
  },
  message_from_family: {
    to: 'ROLE_PLANNER',
    about: 'Een bericht van de familie over een cliënt',
    of,
    subject: 'Nieuw bericht over een cliënt',
    text: '{schrijver} heeft een bericht gestuurd over een cliënt. Je leest het na het inloggen.',
    button: read,
  },
  message_from_family_to_employee: {
    to: 'ROLE_BACK_OFFICE_EMPLOYEE',
    about: 'Een bericht van de familie over een cliënt',
    of,
    subject: 'Nieuw bericht over een cliënt',
    text: '{schrijver} heeft een bericht gestuurd over een cliënt. Je leest het na het inloggen.',
    button: 'Naar Zorginzet',
  },
  message_from_worker: {
    to: 'ROLE_PLANNER',
    about: 'Een bericht van een zorgverlener aan ons',
    of,
    subject: 'Nieuw bericht van {schrijver}',
    text: '{schrijver} heeft een bericht gestuurd. Je leest het na het inloggen.',
    button: read,
  },
  message_to_worker: {
    to: 'ROLE_CARE_WORKER',
    about: 'Een bericht van ons',
    of,
    subject: 'Je hebt een nieuw bericht',
    text: '{schrijver} heeft je een bericht gestuurd. Je leest het na het inloggen.',
    button: read,
  },
} as const satisfies MailTemplates
