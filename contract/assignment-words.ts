// The words of an assignment: what is asked, whenever it is. Each says here where it goes and how it is stored; the form, the copies,
// the templates, the changes and their tests read that. No zod here: the web app reads it too.

interface Goes {
  /** The form is filled in with it when an assignment is asked again on another day. */
  day: boolean
  /** It is copied along to another week, by the server. */
  week: boolean
  /** The form is filled in with it, as the period has it, for a shift of that period. */
  shift: boolean
  /** A template keeps it and fills it in. */
  template: boolean
  /** An ordinary change of one moment, of a period, of a series may have it. The place and the bonus have actions of their own. */
  moment: boolean
  period: boolean
  series: boolean
  /** A row of a list has it: of work, or of what is offered. Any other is read when one is opened. */
  row: boolean
  /** Care workers to whom it is offered, and who are asked by name, read it. */
  offered: boolean
}
const onCards = { row: true, offered: true } as const
const whenOpened = { row: false, offered: true } as const
const inRows = { row: true, offered: false } as const
const openedByAsker = { row: false, offered: false } as const
const goes = {
  title: { day: true, week: true, shift: false, template: true, moment: true, period: false, series: true, ...onCards },
  description: { day: true, week: true, shift: false, template: true, moment: true, period: true, series: true, ...whenOpened },
  breakMinutes: { day: true, week: true, shift: false, template: true, moment: true, period: false, series: true, ...onCards },
  // On the clock: it keeps its meaning on any other day.
  breakFrom: { day: true, week: true, shift: false, template: true, moment: true, period: false, series: true, ...onCards },
  // A template has it as the contract types for which it is published.
  contractType: { day: true, week: true, shift: true, template: false, moment: false, period: false, series: false, ...inRows },
  expertiseLevel: { day: true, week: true, shift: true, template: true, moment: false, period: false, series: false, ...onCards },
  serviceType: { day: true, week: true, shift: true, template: true, moment: false, period: false, series: false, ...whenOpened },
  acts: { day: true, week: true, shift: true, template: false, moment: false, period: false, series: false, ...openedByAsker },
  client: { day: true, week: true, shift: true, template: false, moment: false, period: false, series: false, ...inRows },
  // A template calls it `organizationLocation`.
  location: { day: true, week: true, shift: true, template: true, moment: false, period: false, series: false, ...onCards },
  // Only when it was given: any other follows the place, the day and the level.
  hourlyRate: { day: true, week: true, shift: true, template: false, moment: false, period: false, series: false, ...inRows },
  // It was for that one time that nobody came.
  bonus: { day: false, week: false, shift: false, template: false, moment: false, period: false, series: false, ...onCards },
  // Of a period, which is not copied to another week.
  hoursPerWeek: { day: true, week: false, shift: false, template: false, moment: false, period: true, series: false, ...onCards },
  managedByOrganizationLocation: {
    ...{ day: false, week: true, shift: false, template: false, moment: true, period: false, series: false },
    ...openedByAsker,
  },
  // What the organization wants to read back on its invoice, where that is not its own order number or the cost centre of the location.
  orderNumber: { day: true, week: true, shift: true, template: true, moment: true, period: true, series: true, ...openedByAsker },
  costCentre: { day: true, week: true, shift: true, template: true, moment: true, period: true, series: true, ...openedByAsker },
  publishedForContractTypes: {
    ...{ day: true, week: true, shift: true, template: true, moment: false, period: false, series: false },
    ...inRows,
  },
  // To whom it is offered, and to whom later, is chosen anew on the form.
  audience: { day: false, week: true, shift: false, template: false, moment: false, period: false, series: false, ...inRows },
  widening: { day: false, week: false, shift: false, template: false, moment: false, period: false, series: false, ...inRows },
} as const satisfies Record<string, Goes>

export type Word = keyof typeof goes
export const words = Object.keys(goes) as Word[]
/** The words that go there. */
export type WordsTo<G extends keyof Goes> = { [W in Word]: (typeof goes)[W][G] extends true ? W : never }[Word]
/** The words that go there, in the order of the list. */
export const wordsTo = <G extends keyof Goes>(place: G): WordsTo<G>[] => words.filter(word => goes[word][place]) as WordsTo<G>[]
/** The words that no row of a list has. */
export type OpenedWord = Exclude<Word, WordsTo<'row'>>
export const openedWords = words.filter((word): word is OpenedWord => !goes[word].row)
/** What these fields are for the words that go there, and no others. */
export const wordsOf = <G extends keyof Goes, F extends Partial<Record<Word, unknown>>>(
  place: G,
  fields: F,
): Pick<F, WordsTo<G>> => Object.fromEntries(wordsTo(place).map(word => [word, fields[word]])) as Pick<F, WordsTo<G>>

/**
 * The column of each word, in the table of care moments and in every other that keeps it. The acts have a table of their own; to whom
 * it is offered is stored with its publication.
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
/** The words among these fields as columns: one that is there without a value is null, one that is not there is left out. */
export const columnsOf = <F extends object>(fields: F): Columns<F> =>
  Object.fromEntries(
    Object.entries(wordColumns).flatMap(([word, column]) =>
      word in fields ? [[column, (fields as Record<string, unknown>)[word] ?? null]] : [],
    ),
  ) as Columns<F>
