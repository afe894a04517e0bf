import type { ImportKind } from '#contract/office/imports.ts'
import { counted } from '#rules/time/format-nl.ts'

/** The name of each kind, and what follows after the import. */
export const kindWords: Record<ImportKind, { title: string; one: string; more: string; consequences: string; seen: string }> = {
  clients: {
    title: 'Cliënten',
    one: 'cliënt',
    more: 'cliënten',
    consequences: 'Zij horen er niets van.',
    seen: '/backoffice/clienten',
  },
  care_workers: {
    title: 'Zorgverleners',
    one: 'zorgverlener',
    more: 'zorgverleners',
    consequences: 'Ieder krijgt een mail om de inschrijving af te maken.',
    seen: '/backoffice/zzpers',
  },
  rates: {
    title: 'Tarieven',
    one: 'tarief',
    more: 'tarieven',
    consequences: 'Open opdrachten zonder eigen tarief krijgen het nieuwe.',
    seen: '/backoffice/settings?onderdeel=organisaties',
  },
}
/** "1 cliënt", "493 cliënten". */
export const countOf = (kind: ImportKind, count: number): string => counted(count, kindWords[kind].one, kindWords[kind].more)
