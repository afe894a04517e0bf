// The filters of a list. A filter is declared once; its form in the address, the API query, its sentence, its chip and its field
// follow from that (list-search.ts, filter-bar.tsx).

/** The parameters of an address: a word, several, or nothing. */
export type Search = Record<string, string | string[] | undefined>
/** The query to the API. */
export type Asked = Record<string, string | number | boolean | readonly string[]>
/** A choice. */
export type Word = {
  /** In the address. */
  value: string
  label: string
  /** For chips and sentences, when the label is too long for those. */
  said?: string
  /** Its value in the API query; without it this choice filters nothing. */
  asked?: string | number | boolean
}

/** The lists of names that a filter can be about. */
export type NamesCall =
  | 'GET /acts'
  | 'GET /organization_locations'
  | 'GET /expertise_levels'
  | 'GET /organizations'
  | 'GET /service_types'
export type Name = { uuid: string; name: string; track?: string; rank?: number }
/** What a filter may know besides the address: about the screen, and the names that were fetched. */
export type Known<C> = { context: C; names: Partial<Record<string, readonly Name[]>> }

export interface Filter<C, Field extends string = string> {
  /** Its parameter in the address. */
  name: string
  label: string
  /** Its part of an address; invalid and redundant values are left out. */
  read: (given: Record<string, unknown>) => Search
  ask: (search: Search, known: Known<C>) => { [F in Field]?: Asked[string] }
  /** The filter in words ("binnen 30 km"), or null when it filters nothing. */
  say: (search: Search, known: Known<C>) => string | null
  /** Its part of the address for this query: the inverse of `ask`. */
  back: (asked: URLSearchParams, known: Known<C>) => Search
  /** The change of an address that clears it. */
  none: Search
  /** Whether people can open it; otherwise it only shows that it narrows the list. */
  field?: FilterField<C>
  /** The label of its search field in the bar, instead of a chip. */
  typed?: string | undefined
  /** The names it needs, and how to fetch them. */
  names?: NamesOf
}
export type NamesOf = { call: NamesCall; query: Record<string, string | boolean> }
/** How people change a filter: choices, dates, or both. */
export interface FilterField<C> {
  question: string
  several: boolean
  choices: (search: Search, known: Known<C>) => readonly Word[]
  chosen: (search: Search, known: Known<C>) => string[]
  /** The change of the address for what was chosen. */
  choose: (chosen: string[]) => Search
  /** Whether two dates can be chosen as well, as `van` and `tot`. */
  dates?: boolean
}
/** A filter before defineList gives it its name in the address. */
export type Declared<C, Field extends string = string> = (name: string) => Filter<C, Field>
