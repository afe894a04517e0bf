import type { MailTemplates } from '../platform/mail-template.ts'

export const mailTemplates = {
  care_worker_export_for_office: {
    to: 'ROLE_PLANNER',
    about: 'Alle gegevens van een zorgverlener waar zij om vroegen, staan klaar',
    of: ['care_worker_export_made'],
    subject: 'Het bestand staat klaar',
    text: 'De gegevens van een zorgverlener waar je om vroeg, staan klaar. Over een week verwijderen wij ze.',
    button: 'Naar het bestand',
  },
  care_worker_export_for_worker: {
    to: 'ROLE_CARE_WORKER',
    about: 'Alle gegevens waar zij om vroegen, staan klaar',
    of: ['care_worker_export_made'],
    subject: 'Je bestand staat klaar',
    text: 'Het bestand waar je om vroeg, staat klaar. Je kunt het downloaden na het inloggen. Over een week verwijderen wij het.',
    button: 'Naar het bestand',
  },
} as const satisfies MailTemplates
