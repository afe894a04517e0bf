import type { MailTemplates } from '../platform/mail-template.ts'

const creditNote = {
  subject: 'Creditnota {nummer} bij factuur {factuur}',
  text: 'Factuur {factuur} van {zorgverlener} aan {organisatie} is teruggedraaid met creditnota {nummer}: {bedrag}. Reden: {reden}',
} as const

export const mailTemplates = {
  invoice_made_for_worker: {
    to: 'ROLE_CARE_WORKER',
    about: 'Hun factuur van de week is gemaakt',
    of: ['invoice_made'],
    subject: 'Je factuur staat klaar: {bedrag}',
    text: 'Je factuur {nummer} aan {organisatie} is klaar. Je krijgt {bedrag} voor {week}.',
    button: 'Bekijk de factuur',
  },
  invoice_made_for_organization: {
    to: 'ROLE_ORGANIZATION_USER',
    about: 'Er is een factuur voor hen',
    of: ['invoice_made'],
    subject: 'Factuur {nummer} van {zorgverlener}',
    text: '{zorgverlener} stuurt factuur {nummer} van {week}: {bedrag}. Te betalen uiterlijk {datum}.',
  },
  invoice_credited_for_worker: {
    to: 'ROLE_CARE_WORKER',
    about: 'Hun factuur is teruggedraaid met een creditnota',
    of: ['invoice_credited'],
    ...creditNote,
    button: 'Bekijk de creditnota',
  },
  invoice_credited_for_organization: {
    to: 'ROLE_ORGANIZATION_USER',
    about: 'Een factuur aan hen is teruggedraaid met een creditnota',
    of: ['invoice_credited'],
    ...creditNote,
  },
} as const satisfies MailTemplates
