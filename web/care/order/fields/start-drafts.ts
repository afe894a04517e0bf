import { formatNumber, formatTime } from '../../../../rules/format-nl.ts'
import type { ContractType } from '../../../words/nl.ts'
import type { Moment } from '../../moment/care-moment.ts'
import { dateOf } from '../../moment/moment.ts'
import { type Draft, emptyDraft, type Within } from '../draft.ts'

/** First and last day (YYYY-MM-DD) of a period. */
export const daysOf = ({ startDate, endDate }: Moment): Within => ({ first: dateOf(startDate), last: dateOf(endDate) })

/** What an assignment asks, whenever it is. */
function askedBy(moment: Moment): Draft {
  const { client, contractType, rateIsGiven, hourlyRate } = moment
  const types = contractType ? [contractType] : (moment.publishedForContractTypes as ContractType[])
  return {
    ...emptyDraft,
    client: client ? { iri: client['@id'], name: `${client.firstName} ${client.lastName}` } : null,
    location: moment.location['@id'],
    level: moment.expertiseLevel['@id'],
    serviceType: moment.serviceType?.['@id'] ?? '',
    acts: moment.acts.map(act => act['@id']),
    contractTypes: types.length > 0 ? types : emptyDraft.contractTypes,
    rate: rateIsGiven ? (hourlyRate ?? null) : null,
  }
}

/** A draft of a shift in a period, filled in with the period's own values, on the first day to come. */
export function draftWithin(period: Moment, today: string): Draft {
  const { first } = daysOf(period)
  return { ...askedBy(period), date: first > today ? first : today }
}

/** A draft of the same assignment on another day; of a period also its days are asked anew. */
export function draftLike(original: Moment): Draft {
  const { timeScope, title, description, startDate, endDate, breakMinutes, hoursPerWeek } = original
  const same = { ...askedBy(original), title, description: description ?? '' }
  if (timeScope === 'period') return { ...same, kind: 'period', hoursPerWeek: formatNumber(hoursPerWeek ?? 0, 2) }
  return { ...same, from: formatTime(startDate), until: formatTime(endDate), breakMinutes }
}
