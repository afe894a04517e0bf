import type { MailTemplates } from '../platform/mail-template.ts'

const anew = 'Opnieuw inleveren'
const look = 'Bekijk de zorgverlener'

export const mailTemplates = {
  documents_complete: {
    to: 'ROLE_PLANNER',
    about: 'Een nieuwe zorgverlener leverde alle documenten in',
    of: ['care_worker_documents_complete'],
    subject: 'Te beoordelen: {zorgverlener}',
    text: '{zorgverlener} heeft alle documenten ingeleverd en wacht op je oordeel.',
    button: look,
  },
  document_handed_in: {
    to: 'ROLE_PLANNER',
    about: 'Een zorgverlener leverde een nieuw document in',
    of: ['care_worker_document_handed_in'],
    subject: 'Te beoordelen: {document} van {zorgverlener}',
    text: '{zorgverlener} heeft een nieuw document ingeleverd: {document}.',
    button: look,
  },
  document_approved: {
    to: 'ROLE_CARE_WORKER',
    about: 'Hun nieuwe document is goedgekeurd',
    of: ['care_worker_document_approved'],
    subject: 'Goedgekeurd: {document}',
    text: '{document} is goedgekeurd {geldig tot}.',
    button: 'Bekijk het document',
  },
  document_rejected: {
    to: 'ROLE_CARE_WORKER',
    about: 'Hun document is afgekeurd',
    of: ['care_worker_document_rejected'],
    subject: 'Afgekeurd: {document}',
    text: '{document} is afgekeurd. Wie het document nakeek, schreef:\n\n“{reden}”\n\nLever dit document opnieuw in.',
    button: anew,
  },
  document_expired: {
    to: 'ROLE_CARE_WORKER',
    about: 'Hun document is verlopen',
    of: ['care_worker_document_expired'],
    subject: 'Verlopen: {document}',
    text: '{document} is verlopen op {datum}. Zonder geldig document kun je niet op nieuwe opdrachten reageren.',
    button: anew,
  },
  document_expired_with_work: {
    to: 'ROLE_PLANNER',
    about: 'Een document is verlopen van iemand die nog werk heeft',
    of: ['care_worker_document_expired'],
    subject: 'Document verlopen: {zorgverlener}',
    text: '{document} van {zorgverlener} is verlopen. {werk} op naam van deze zorgverlener; daaraan is niets veranderd.',
    button: look,
  },
  document_reminded: {
    to: 'ROLE_CARE_WORKER',
    about: 'Hun document verloopt binnenkort',
    of: ['care_worker_document_reminded'],
    subject: '{document} is geldig t/m {datum}',
    text: 'Je {document in een zin} is geldig tot en met {datum}. Lever op tijd een {nieuw} in.',
    button: anew,
  },
  care_worker_let_in: {
    to: 'ROLE_CARE_WORKER',
    about: 'Alle documenten zijn goed: zij kunnen aan het werk',
    of: ['care_worker_let_in'],
    subject: 'Je kunt aan het werk',
    text: 'Al je documenten zijn goedgekeurd. Vanaf nu kun je op opdrachten reageren.',
    button: 'Bekijk de opdrachten',
  },
} as const satisfies MailTemplates
