// The work list of the back office: every open moment, with its filters.
import { daysLater } from '../../../../care/amsterdam-time.ts'
import { named, oneOf, searched } from '../../../../care/list/choice-filters.ts'
import { defineList } from '../../../../care/list/list-search.ts'
import { period } from '../../../../care/list/period-filter.ts'
import type { ListSearch } from '../../../../care/list/use-list-search.ts'
import { readShown } from '../../../../care/roster/roster.ts'
import { readChoice } from '../../../../search-params.ts'
import { contractTypeWords, timeScopeWords } from '../../../../words/nl.ts'

const forms = [
  { value: 'zzp', label: contractTypeWords.freelance, asked: 'freelance' },
  { value: 'uitzend', label: contractTypeWords.temp_work, asked: 'temp_work' },
]
const inDays = (days: number) => (now: string) => ({ 'startDate[before]': daysLater(now, days) })
/** The tabs of the panel; the call list is shown when the address names none. */
export const panelParts = ['reacties', 'opdracht', 'geschiedenis'] as const

export const workList = defineList<'GET /care_moments', string>()({
  filters: {
    zoek: searched({ label: 'Zoekterm', field: 'search' }),
    periode: period({
      label: 'Begint',
      after: 'startDate[after]',
      before: 'startDate[strictly_before]',
      named: [
        { value: 'alles', label: 'Wanneer dan ook', ask: () => ({}) },
        { value: '24-uur', label: 'Binnen 24 uur', ask: inDays(1) },
        { value: '3-dagen', label: 'Binnen 3 dagen', ask: inDays(3) },
        { value: '7-dagen', label: 'Binnen 7 dagen', ask: inDays(7) },
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
    organisatie: named({
      label: 'Organisatie',
      field: 'location.organization.uuid',
      several: true,
      names: { call: 'GET /organizations', query: {} },
    }),
    niveau: named({
      label: 'Niveau',
      field: 'expertiseLevel.uuid',
      several: true,
      names: { call: 'GET /expertise_levels', query: { isSelectable: true } },
    }),
    contract: oneOf({ label: 'Contractvorm', field: 'publishedForContractTypes', choices: forms }),
    gevraagd: oneOf({
      label: 'Vereiste contractvorm',
      field: 'contractType',
      choices: forms.map(form => ({ ...form, said: `alleen ${form.label.toLowerCase()}` })),
    }),
    soort: oneOf({
      label: 'Soort',
      field: 'timeScope',
      choices: [
        { value: 'losse-opdracht', label: timeScopeWords.moment, asked: 'moment' },
        { value: 'periode', label: timeScopeWords.period, asked: 'period' },
      ],
    }),
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
  also: ({ open, deel, weergave, ...given }) => ({
    weergave: readChoice(weergave, ['rooster'], undefined),
    ...(weergave === 'rooster' && { ...readShown(given) }),
    open: /^[0-9a-f-]{36}$/.test(String(open)) ? String(open) : undefined,
    deel: readChoice(deel, panelParts, undefined),
  }),
})

/** The list as its screen uses it. */
export type WorkSearch = ListSearch<'GET /care_moments', string>
