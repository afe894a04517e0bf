// The reference data as planners edit it: each table with its fields, and the calls that list, add and change its rows.
import type { CallName } from '#client/api.ts'

type Kind = 'text' | 'yes' | 'number' | 'choice' | 'days' | 'time' | 'day' | 'money'
export interface Column {
  name: string
  label: string
  kind: Kind
  help?: string
  /** Set when a row is added, and never changed: code, imports and old rows depend on it. */
  once?: boolean
  /** May be empty. */
  optional?: boolean
  /** For a choice: its values with their labels. */
  words?: Record<string, string>
  /** The initial value for a new row. */
  begin?: Value
}
export type Value = string | boolean | number | string[] | null
export type Row = Record<string, Value> & { uuid: string }
type Call<Method extends string> = Extract<CallName, `${Method} ${string}`>
export interface Table {
  label: string
  about: string
  list: Call<'GET'>
  add?: Call<'POST'>
  change: Call<'PUT'>
  columns: Column[]
  /** The label of a row without a name. */
  nameOf?: (row: Row) => string
}

const key: Column = {
  name: 'key',
  label: 'Sleutel',
  kind: 'text',
  once: true,
  help: 'Kleine letters, cijfers en _. Daarna ligt hij vast: imports en koppelingen kennen de rij hieraan.',
}
const name: Column = { name: 'name', label: 'Naam', kind: 'text' }
const selectable: Column = { name: 'selectable', label: 'Te kiezen', kind: 'yes', begin: true }
const rank: Column = { name: 'rank', label: 'Plaats', kind: 'number', help: 'Het laagste getal staat bovenaan.', begin: 10 }
const forOrganization: Column = { name: 'isSelectableForOrganization', label: 'Voor organisaties', kind: 'yes', begin: true }
const dayWords = { 1: 'ma', 2: 'di', 3: 'wo', 4: 'do', 5: 'vr', 6: 'za', 7: 'zo' }

export const tables: Record<string, Table> = {
  handelingen: {
    label: 'Handelingen',
    about: 'Wat een zorgverlener doet, en waarin iemand bekwaam moet zijn.',
    list: 'GET /acts',
    add: 'POST /acts',
    change: 'PUT /acts/{uuid}',
    columns: [
      name,
      {
        name: 'category',
        label: 'Soort',
        kind: 'choice',
        words: { voorbehouden: 'Voorbehouden', risicovol: 'Risicovol', overig: 'Overig' },
        begin: 'overig',
      },
      selectable,
      key,
    ],
  },
  'soorten-zorg': {
    label: 'Soorten zorg',
    about: 'Wat voor zorg een opdracht is.',
    list: 'GET /service_types',
    add: 'POST /service_types',
    change: 'PUT /service_types/{uuid}',
    columns: [name, selectable, key],
  },
  niveaus: {
    label: 'Niveaus',
    about: 'De niveaus van zorgverleners, van laag naar hoog.',
    list: 'GET /expertise_levels',
    add: 'POST /expertise_levels',
    change: 'PUT /expertise_levels/{uuid}',
    columns: [
      name,
      { ...selectable, name: 'isSelectable' },
      { ...rank, once: true, help: 'Wie hoger staat, mag ook het werk van wie lager staat.' },
      {
        name: 'track',
        label: 'Richting',
        kind: 'choice',
        once: true,
        words: { care: 'Zorg', support: 'Begeleiding' },
        begin: 'care',
      },
      { name: 'bigRegistered', label: 'BIG-registratie nodig', kind: 'yes', once: true, begin: false },
      key,
    ],
  },
  annuleren: {
    label: 'Redenen om te annuleren',
    about: 'Waarom een opdracht niet doorgaat.',
    list: 'GET /cancel_reasons',
    add: 'POST /cancel_reasons',
    change: 'PUT /cancel_reasons/{uuid}',
    columns: [name, forOrganization, selectable, key],
  },
  teruggeven: {
    label: 'Redenen om terug te geven',
    about: 'Waarom iemand een toegewezen opdracht niet doet.',
    list: 'GET /cancel_assignment_reasons',
    add: 'POST /cancel_assignment_reasons',
    change: 'PUT /cancel_assignment_reasons/{uuid}',
    columns: [
      name,
      { name: 'isSelectableForCareWorker', label: 'Voor zorgverleners', kind: 'yes', begin: true },
      forOrganization,
      selectable,
      key,
    ],
  },
  'uit-zorg': {
    label: 'Redenen om uit zorg te gaan',
    about: 'Waarom de zorg van een cliënt eindigt.',
    list: 'GET /client_end_reasons',
    add: 'POST /client_end_reasons',
    change: 'PUT /client_end_reasons/{uuid}',
    columns: [name, selectable, key],
  },
  huishoudens: {
    label: 'Huishoudens',
    about: 'Met wie een cliënt woont.',
    list: 'GET /households',
    add: 'POST /households',
    change: 'PUT /households/{uuid}',
    columns: [name, rank, selectable, key],
  },
  woningen: {
    label: 'Soorten woning',
    about: 'Hoe een cliënt woont.',
    list: 'GET /housing_types',
    add: 'POST /housing_types',
    change: 'PUT /housing_types/{uuid}',
    columns: [name, rank, selectable, key],
  },
  huisdieren: {
    label: 'Huisdieren',
    about: 'Welke huisdieren een cliënt heeft.',
    list: 'GET /pets',
    add: 'POST /pets',
    change: 'PUT /pets/{uuid}',
    columns: [name, rank, selectable, key],
  },
  'woorden-bij-beoordelingen': {
    label: 'Woorden bij beoordelingen',
    about: 'Wat iemand bij een beoordeling kan kiezen.',
    list: 'GET /review_tags',
    add: 'POST /review_tags',
    change: 'PUT /review_tags/{uuid}',
    columns: [
      name,
      {
        name: 'context',
        label: 'Over',
        kind: 'choice',
        once: true,
        words: { care_worker: 'Een zorgverlener', organization: 'Een organisatie', client: 'Een cliënt' },
        begin: 'care_worker',
      },
      {
        name: 'sentiment',
        label: 'Toon',
        kind: 'choice',
        once: true,
        words: { positive: 'Goed', negative: 'Kan beter' },
        begin: 'positive',
      },
      { ...selectable, name: 'active' },
      key,
    ],
  },
  toeslagen: {
    label: 'Onregelmatige uren',
    about: 'Hoeveel procent een uitzendkracht extra krijgt, op welke dagen en tijden. Waar er meer gelden, geldt het hoogste.',
    list: 'GET /irregular_hours_windows',
    add: 'POST /irregular_hours_windows',
    change: 'PUT /irregular_hours_windows/{uuid}',
    nameOf: ({ percent, fromTime, toTime }) => `${String(percent)}% van ${String(fromTime)} tot ${String(toTime)}`,
    columns: [
      { name: 'percent', label: 'Procent', kind: 'number', begin: 20 },
      {
        name: 'days',
        label: 'Dagen',
        kind: 'days',
        words: { ...dayWords, holiday: 'feestdagen', '12-24': '24 december', '12-31': '31 december' },
        begin: [],
      },
      { name: 'fromTime', label: 'Van', kind: 'time' },
      { name: 'toTime', label: 'Tot', kind: 'text', help: 'Een tijd, of 24:00 voor het einde van de dag.' },
      { name: 'validFrom', label: 'Geldt vanaf', kind: 'day' },
      { name: 'validUntil', label: 'Tot en met (mag leeg blijven)', kind: 'day', optional: true },
    ],
  },
  loonschalen: {
    label: 'Loonschalen',
    about: 'De schalen van de cao, met hun laagste en hoogste bedrag. Een geschat bedrag is van ons, tot je het bevestigt.',
    list: 'GET /salary_scales',
    change: 'PUT /salary_scales/{uuid}',
    nameOf: ({ scale }) => String(scale),
    columns: [
      { name: 'minimum', label: 'Laagste', kind: 'money', optional: true },
      { name: 'maximum', label: 'Hoogste', kind: 'money', optional: true },
      { name: 'estimated', label: 'Geschat', kind: 'yes', begin: false },
      selectable,
    ],
  },
  bereikbaarheid: {
    label: 'Bereikbaarheid',
    about: 'Hoe en wanneer mensen de backoffice bereiken. Op feestdagen is die dicht.',
    list: 'GET /offices',
    change: 'PUT /offices/{uuid}',
    nameOf: () => 'Backoffice',
    columns: [
      { name: 'phone', label: 'Telefoon', kind: 'text', optional: true, help: 'Zoals +31302345678.' },
      { name: 'email', label: 'E-mailadres', kind: 'text', optional: true },
      { name: 'days', label: 'Open op', kind: 'days', words: dayWords },
      { name: 'fromTime', label: 'Van', kind: 'time' },
      { name: 'untilTime', label: 'Tot', kind: 'time' },
    ],
  },
}
