import type { MailTemplates } from '../platform/mail-template.ts'

const moved = {
  of: ['care_request_activated', 'care_request_paused', 'care_request_closed'],
  subject: 'De zorgvraag van {voornaam} {wat}',
  text: 'De zorgvraag van {voornaam} {wat}. {gevolg}',
  button: 'Bekijk de zorgvraag',
} as const
export const mailTemplates = {
  client_report_written: {
    to: 'ROLE_CLIENT_ADMIN',
    about: 'Er is een nieuwe rapportage over hun naaste',
    of: ['client_report_written'],
    subject: 'Er is een nieuwe rapportage over {cliënt}',
    text: '{schrijver} schreef hoe het met {cliënt} ging.',
    button: 'Lees de rapportage',
  },
  care_request_moved: {
    to: 'ROLE_ORGANIZATION_USER',
    about: 'Een zorgvraag van een cliënt is afgesproken, gepauzeerd of afgesloten',
    ...moved,
  },
  care_request_moved_to_manager: {
    to: 'ROLE_PLANNER',
    about: 'Een zorgvraag van een cliënt van hen is afgesproken, gepauzeerd of afgesloten',
    ...moved,
  },
} as const satisfies MailTemplates
