// The work list of the back office: every open moment, with its filters.
import { oneOf, searched } from '#care/list/choice-filters.ts'
import { beginsWithin, contractForms, formChoices, levels, organizations, timeScopes } from '#care/list/common-filters.ts'
import type { Search } from '#care/list/filter.ts'
import { defineList } from '#care/list/list-search.ts'
import { period } from '#care/list/period-filter.ts'
import type { ListSearch } from '#care/list/use-list-search.ts'
import { readShown } from '#care/roster/roster.ts'
import { readChoice, readList, readUuid } from '#client/search-params.ts'

/** The tabs of the panel; the call list is the default. */
export const panelParts = ['reacties', 'opdracht', 'geschiedenis'] as const

/** The optional columns of a row, besides urgency, time, work and place; and the defaults. */
export const columnWords = {
  niveau: 'Niveau',
  tarief: 'Tarief en bonus',
  reacties: 'Reacties',
  sinds: 'Open sinds',
  bezig: 'Mee bezig',
} as const
export type Column = keyof typeof columnWords
const columns = Object.keys(columnWords) as Column[]
const usualColumns: readonly Column[] = ['reacties', 'sinds', 'bezig']
/** The columns in an address; “geen” means none. */
export const columnsOf = ({ kolommen }: Search): readonly Column[] =>
  kolommen === undefined ? usualColumns : readList(kolommen, columns)
/** The address parameters for these columns: empty for the defaults. */
export const writeColumns = (chosen: readonly Column[]): Search => ({
  kolommen: usualColumns.join() === chosen.join() ? undefined : chosen.length > 0 ? [...chosen] : 'geen',
})

export const workList = defineList<'GET /care_moments', string>()({
  filters: {
    zoek: searched({ label: 'Zoekterm', field: 'search' }),
    periode: period({
      label: 'Begint',
      after: 'startDate[after]',
      before: 'startDate[strictly_before]',
      named: [
        { value: 'alles', label: 'Wanneer dan ook', ask: () => ({}) },
        { value: '24-uur', label: 'Binnen 24 uur', ask: beginsWithin(1) },
        { value: '3-dagen', label: 'Binnen 3 dagen', ask: beginsWithin(3) },
        { value: '7-dagen', label: 'Binnen 7 dagen', ask: beginsWithin(7) },
      ],
      absent: ({ periode, van, tot }) => String(periode ?? (van || tot ? 'eigen' : 'alles')),
    }),
    bezig: oneOf({
      label: 'Mee bezig',
      field: 'isHeld',
      choices: [
        { value: 'niemand', label: 'Niemand is ermee bezig', said: 'niemand mee bezig', asked: false },
        { value: 'iemand', label: 'Iemand is ermee bezig', said: 'iemand mee bezig', asked: true },
      ],
    }),
    organisatie: organizations('location.organization.uuid'),
    niveau: levels('expertiseLevel.uuid'),
    contract: contractForms('publishedForContractTypes'),
    gevraagd: contractForms('contractType', {
      label: 'Vereiste contractvorm',
      choices: formChoices.map(form => ({ ...form, said: `alleen ${form.label.toLowerCase()}` })),
    }),
    soort: timeScopes('timeScope'),
    beheer: oneOf({
      label: 'Beheerd door een locatie',
      field: 'exists[managedByOrganizationLocation]',
      choices: [
        { value: 'ja', label: 'Door een locatie beheerd', said: 'door een locatie beheerd', asked: true },
        { value: 'nee', label: 'Niet door een locatie beheerd', said: 'zonder beherende locatie', asked: false },
      ],
    }),
  },
  orders: {
    vroegste: { label: 'Vroegste eerst', asked: { 'order[startDate]': 'asc' } },
    nieuwste: { label: 'Nieuw toegevoegd eerst', asked: { 'order[createdAt]': 'desc' } },
  },
  pageSize: 50,
  keptAlong: ['kolommen'],
  also: ({ open, deel, weergave, kolommen, ...given }) => ({
    ...(kolommen !== undefined && writeColumns(kolommen === 'geen' ? [] : readList(kolommen, columns))),
    weergave: readChoice(weergave, ['rooster'], undefined),
    ...(weergave === 'rooster' && { ...readShown(given) }),
    open: readUuid(open),
    deel: readChoice(deel, panelParts, undefined),
  }),
})

/** The list as its screen uses it. */
export type WorkSearch = ListSearch<'GET /care_moments', string>
