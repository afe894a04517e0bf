import type { MailTemplates } from '../platform/mail-template.ts'

export const mailTemplates = {
  violation_reported: {
    to: 'ROLE_CARE_WORKER',
    about: 'Er is gemeld dat er iets misging bij hun dienst',
    of: ['care_worker_violation_reported'],
    subject: 'Melding over je dienst: {opdracht}',
    text:
      '{organisatie} of de backoffice meldde dat er iets misging bij “{opdracht}”, {wanneer}: {overtreding}.\n\n' +
      'Lees wat er is opgeschreven. Je kunt tot en met {datum} antwoorden. De organisatie en de backoffice lezen je antwoord.',
    button: 'Lees de melding',
  },
  violation_answered: {
    to: 'ROLE_ORGANIZATION_USER',
    about: 'Een zorgverlener antwoordde op een melding',
    of: ['care_worker_violation_answered'],
    subject: 'Antwoord van {zorgverlener} op je melding',
    text: '{zorgverlener} antwoordde op de melding over “{opdracht}”, {wanneer}: {overtreding}.',
    button: 'Lees het antwoord',
  },
  violation_answered_to_office: {
    to: 'ROLE_PLANNER',
    about: 'Een zorgverlener antwoordde op een melding',
    of: ['care_worker_violation_answered'],
    subject: 'Antwoord van {zorgverlener} op een melding',
    text: '{zorgverlener} antwoordde op de melding van {organisatie} over “{opdracht}”, {wanneer}: {overtreding}.',
    button: 'Lees het antwoord',
  },
} as const satisfies MailTemplates
