import type { Moment } from '../../../../../care/moment/care-moment.ts'
import { dateOf } from '../../../../../care/moment/moment.ts'
import type { ContractType } from '../../../../../words/nl.ts'
import { type Draft, emptyDraft, type Within } from '../draft.ts'

/** First and last day (YYYY-MM-DD) of a period. */
export const daysOf = ({ startDate, endDate }: Moment): Within => ({ first: dateOf(startDate), last: dateOf(endDate) })

/** A draft of a shift in a period, filled in with the period's own values, on the first day to come. */
export function draftWithin(period: Moment, today: string): Draft {
  const { client, contractType, rateIsGiven, hourlyRate } = period
  const { first } = daysOf(period)
  const types = contractType ? [contractType] : (period.publishedForContractTypes as ContractType[])
  return {
    ...emptyDraft,
    client: client ? { iri: client['@id'], name: `${client.firstName} ${client.lastName}` } : null,
    location: period.location['@id'],
    level: period.expertiseLevel['@id'],
    serviceType: period.serviceType?.['@id'] ?? '',
    acts: period.acts.map(act => act['@id']),
    date: first > today ? first : today,
    contractTypes: types.length > 0 ? types : emptyDraft.contractTypes,
    rate: rateIsGiven ? (hourlyRate ?? null) : null,
  }
}
