// The fields of an assignment, each with where it is used and how it is stored. Forms, copies, templates, changes and their tests
// are derived from this list. No zod here, as the web app loads it too.

interface Goes {
  /** Filled in when an assignment is repeated on another day. */
  day: boolean
  /** Copied along to another week, by the server. */
  week: boolean
  /** Filled in from the period, for a shift of that period. */
  shift: boolean
  /** Kept and filled in by a template. */
  template: boolean
  /** Part of an ordinary change of a moment, a period or a series. The place and the bonus have actions of their own. */
  moment: boolean
  period: boolean
  series: boolean
  /** Shown in the rows of lists, of work or of offers. Other fields are only read when an item is opened. */
  row: boolean
  /** Shown to care workers to whom it is offered, or who are asked by name. */
  offered: boolean
}
const onCards = { row: true, offered: true } as const
const whenOpened = { row: false, offered: true } as const
const inRows = { row: true, offered: false } as const
const openedByAsker = { row: false, offered: false } as const
const destinations = {
  title: { day: true, week: true, shift: false, template: true, moment: true, period: false, series: true, ...onCards },
  description: { day: true, week: true, shift: false, template: true, moment: true, period: true, series: true, ...whenOpened },
  breakMinutes: { day: true, week: true, shift: false, template: true, moment: true, period: false, series: true, ...onCards },
  // A clock time: it means the same on any other day.
  breakFrom: { day: true, week: true, shift: false, template: true, moment: true, period: false, series: true, ...onCards },
  // In a template: the contract types it is published for.
  contractType: { day: true, week: true, shift: true, template: false, moment: false, period: false, series: false, ...inRows },
  expertiseLevel: { day: true, week: true, shift: true, template: true, moment: false, period: false, series: false, ...onCards },
  serviceType: { day: true, week: true, shift: true, template: true, moment: false, period: false, series: false, ...whenOpened },
  acts: { day: true, week: true, shift: true, template: false, moment: false, period: false, series: false, ...openedByAsker },
  client: { day: true, week: true, shift: true, template: false, moment: false, period: false, series: false, ...inRows },
  // A template calls it `organizationLocation`.
  location: { day: true, week: true, shift: true, template: true, moment: false, period: false, series: false, ...onCards },
  // Only if it was given: otherwise the rate follows from the place, the day and the level.
  hourlyRate: { day: true, week: true, shift: true, template: false, moment: false, period: false, series: false, ...inRows },
  // Not copied: it was meant for one occasion, when nobody could be found.
  bonus: { day: false, week: false, shift: false, template: false, moment: false, period: false, series: false, ...onCards },
  // Only of a period, which is not copied to another week.
  hoursPerWeek: { day: true, week: false, shift: false, template: false, moment: false, period: true, series: false, ...onCards },
  managedByOrganizationLocation: {
    ...{ day: false, week: true, shift: false, template: false, moment: true, period: false, series: false },
    ...openedByAsker,
  },
  // The reference on the organization's invoice, in place of its own order number or the location's cost centre.
  orderNumber: { day: true, week: true, shift: true, template: true, moment: true, period: true, series: true, ...openedByAsker },
  costCentre: { day: true, week: true, shift: true, template: true, moment: true, period: true, series: true, ...openedByAsker },
  publishedForContractTypes: {
    ...{ day: true, week: true, shift: true, template: true, moment: false, period: false, series: false },
    ...inRows,
  },
  // The audience, and its widening, is chosen again on the form.
  audience: { day: false, week: true, shift: false, template: false, moment: false, period: false, series: false, ...inRows },
  widening: { day: false, week: false, shift: false, template: false, moment: false, period: false, series: false, ...inRows },
} as const satisfies Record<string, Goes>

export type Word = keyof typeof destinations
export const words = Object.keys(destinations) as Word[]
/** The fields that go to a place. */
export type WordsTo<G extends keyof Goes> = { [W in Word]: (typeof destinations)[W][G] extends true ? W : never }[Word]
/** The fields that go to a place, in the order of the list. */
export const wordsTo = <G extends keyof Goes>(place: G): WordsTo<G>[] =>
  words.filter(word => destinations[word][place]) as WordsTo<G>[]
/** The fields that no row of a list has. */
export type OpenedWord = Exclude<Word, WordsTo<'row'>>
export const openedWords = words.filter((word): word is OpenedWord => !destinations[word].row)
/** Those of the given fields that go to a place. */
export const wordsOf = <G extends keyof Goes, F extends Partial<Record<Word, unknown>>>(
  place: G,
  fields: F,
): Pick<F, WordsTo<G>> => Object.fromEntries(wordsTo(place).map(word => [word, fields[word]])) as Pick<F, WordsTo<G>>

/**
 * The column of each field, in the table of care moments and in every other that keeps it. Acts have a table of their own; the
 * audience is stored with the publication.
 */
export const wordColumns = {
  title: 'title',
  description: 'description',
  breakMinutes: 'break_minutes',
  breakFrom: 'break_from',
  contractType: 'asked_contract_type',
  expertiseLevel: 'expertise_level_uuid',
  serviceType: 'service_type_uuid',
  client: 'client_uuid',
  location: 'location_uuid',
  hourlyRate: 'hourly_rate',
  bonus: 'bonus',
  hoursPerWeek: 'hours_per_week',
  managedByOrganizationLocation: 'managed_by_organization_location_uuid',
  orderNumber: 'order_number',
  costCentre: 'cost_centre',
  publishedForContractTypes: 'published_for_contract_types',
} as const satisfies Record<Exclude<Word, 'acts' | 'audience' | 'widening'>, string>
type ColumnWord = keyof typeof wordColumns
type Columns<F> = { [W in keyof F & ColumnWord as (typeof wordColumns)[W]]: Exclude<F[W], undefined> }
/** These fields as columns: one without a value becomes null, an absent one is left out. */
export const columnsOf = <F extends object>(fields: F): Columns<F> =>
  Object.fromEntries(
    Object.entries(wordColumns).flatMap(([word, column]) =>
      word in fields ? [[column, (fields as Record<string, unknown>)[word] ?? null]] : [],
    ),
  ) as Columns<F>
