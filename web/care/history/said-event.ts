import type { AnswerOf } from '#client/api.ts'
import { formatDateTime, formatHourCount, formatMoney } from '#rules/time/format-nl.ts'
import { nameEvent } from '#words/events-nl.ts'
import { textLabels } from '../order/fields/word-fields.tsx'

export type HistoryEvent = AnswerOf<'GET /care_moments/{uuid}/history'>['member'][number]
type Change = HistoryEvent['changes'][number]

const names: Record<Change['field'], string> = {
  ...textLabels,
  startDate: 'Begin',
  endDate: 'Einde',
  breakMinutes: 'Pauze',
  breakFrom: 'Begin van de pauze',
  hoursPerWeek: 'Uren per week',
  bonus: 'Bonus',
  location: 'Locatie',
  managedByOrganizationLocation: 'Beheerd door',
}
const numbers: { [F in Change['field']]?: (value: number) => string } = {
  breakMinutes: minutes => `${minutes} minuten`,
  hoursPerWeek: formatHourCount,
  bonus: formatMoney,
}
const sayValue = (field: Change['field'], value: Change['to']) => {
  if (value === null || value === undefined) return 'niets'
  if (typeof value === 'number') return numbers[field]?.(value) ?? `${value}`
  return field === 'startDate' || field === 'endDate' ? formatDateTime(value) : value
}

/** A change in words: "Bonus: van € 0,00 naar € 50,00". A field whose values are not stored is only named. */
export const sayChange = ({ field, from, to }: Change): string =>
  (from ?? to ?? undefined) === undefined
    ? names[field]
    : `${names[field]}: van ${sayValue(field, from)} naar ${sayValue(field, to)}`

/** An event, with whom it concerned: "Als tweede keus bewaard: Shanaya Ramdin". */
export const sayEvent = ({ name, whom }: Pick<HistoryEvent, 'name' | 'whom'>): string | undefined => {
  const words = nameEvent(name)
  return words && [words, whom.join(', ')].filter(Boolean).join(': ')
}
