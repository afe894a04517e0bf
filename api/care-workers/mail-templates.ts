import type { MailTemplates } from '../platform/mail-template.ts'

export const mailTemplates = {
  availability_changed: {
    to: 'ROLE_CARE_WORKER',
    about: 'De backoffice wijzigde hun beschikbaarheid',
    of: ['care_worker_availabilities_said'],
    subject: 'Je beschikbaarheid is gewijzigd',
    text: 'De backoffice heeft je beschikbaarheid gewijzigd. {data}\n\nKlopt het niet? Pas het aan in je planning.',
    button: 'Bekijk je planning',
  },
} satisfies MailTemplates
