import type { MailTemplates } from '../platform/mail-template.ts'

export const mailTemplates = {
  client_export_for_office: {
    to: 'ROLE_PLANNER',
    about: 'Het dossier van een cliënt waar zij om vroegen, staat klaar',
    of: ['client_export_made'],
    subject: 'Het bestand staat klaar',
    text: 'Het dossier waar je om vroeg, staat klaar. Over een week verwijderen wij het.',
    button: 'Naar het bestand',
  },
  client_export_for_family: {
    to: 'ROLE_CLIENT_ADMIN',
    about: 'Het dossier waar zij om vroegen, staat klaar',
    of: ['client_export_made'],
    subject: 'Uw bestand staat klaar',
    text: 'Het bestand waar u om vroeg, staat klaar. U kunt het downloaden na het inloggen. Over een week verwijderen wij het.',
    button: 'Naar het bestand',
  },
} as const satisfies MailTemplates
