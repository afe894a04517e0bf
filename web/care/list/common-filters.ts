// Filters that several lists share, so that each reads and works the same everywhere.
import { contractTypeWords, timeScopeWords } from '#words/nl.ts'
import { daysLater } from '../amsterdam-time.ts'
import { type Named, named, type One, oneOf } from './choice-filters.ts'
import type { Declared, NamesOf, Word } from './filter.ts'

type NamedOf = <C, Field extends string>(field: Field, own?: Partial<Named<C, Field>>) => Declared<C, Field>
/** Any of the names from a call; `own` is what differs for a list. */
const anyOf =
  (label: string, names: NamesOf): NamedOf =>
  (field, own) =>
    named({ label, field, several: true, names, ...own })

export const levels = anyOf('Niveau', { call: 'GET /expertise_levels', query: { isSelectable: true } })
export const organizations = anyOf('Organisatie', { call: 'GET /organizations', query: {} })
export const locations = anyOf('Locatie', { call: 'GET /organization_locations', query: {} })

type OneOf = <C, Field extends string>(field: Field, own?: Partial<One<C, Field>>) => Declared<C, Field>
const eitherOf =
  (label: string, choices: readonly Word[]): OneOf =>
  (field, own) =>
    oneOf({ label, field, choices, ...own })

/** The forms of contract, as choices. */
export const formChoices: readonly Word[] = [
  { value: 'zzp', label: contractTypeWords.freelance, asked: 'freelance' },
  { value: 'uitzend', label: contractTypeWords.temp_work, asked: 'temp_work' },
]
export const contractForms = eitherOf('Contractvorm', formChoices)

/** A single shift or a period, as choices. */
export const scopeChoices: readonly Word[] = [
  { value: 'zorgmoment', label: timeScopeWords.moment, asked: 'moment' },
  { value: 'periode', label: timeScopeWords.period, asked: 'period' },
]
export const timeScopes = eitherOf('Soort', scopeChoices)

/** Begins within this many days, including what has begun: a list that excludes that filters on it too. */
export const beginsWithin =
  (days: number) =>
  (now: string): { 'startDate[before]': string } => ({ 'startDate[before]': daysLater(now, days) })
