import type { MailTemplates } from '../platform/mail-template.ts'

export const mailTemplates = {
  new_match: {
    to: 'ROLE_CARE_WORKER',
    about: 'Er is een nieuwe opdracht die bij hen past',
    of: ['care_moment_published', 'care_moment_publication_widened', 'new_matches_gathered'],
    subject: 'Nieuwe opdracht: {wanneer}',
    text: '{past bij} {organisatie} in {plaats} zoekt iemand voor “{opdracht}”, {wanneer}{vaker}.',
    button: 'Bekijk de opdracht',
  },
  new_matches: {
    to: 'ROLE_CARE_WORKER',
    about: 'De nieuwe opdrachten van een dag, voor wie ze één keer per dag wil horen',
    of: ['new_matches_gathered'],
    subject: '{aantal} nieuwe opdrachten voor je',
    text: 'Deze opdrachten zijn net geplaatst en passen bij je.\n\n{opdrachten}',
    button: 'Bekijk de opdrachten',
  },
} as const satisfies MailTemplates
