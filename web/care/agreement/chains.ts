// Agreements with their amendments, and the order in which the waiting ones are read.
import type { AnswerOf } from '#client/api.ts'
import { agreementTitle } from '#rules/documents/agreement-title.ts'
import { formatShift } from '#rules/time/broken-shift.ts'
import { oneEach } from './one-each.ts'

export type Listed = AnswerOf<'GET /assignment_agreements'>['member'][number]

/** The title of a text. */
export const titleOf = ({ sequence, agreementTemplate }: Listed): string => agreementTitle(agreementTemplate.name, sequence)
const ofMany = { shift: '', series: ' (reeks)', period: ' (periode)' }
/** The work that an agreement is about, and where: 'wo 25 nov 2026, 07:00 – 15:00, De Singel'. */
export const sayWork = ({ facts, location }: Listed): string => `${formatShift(facts)}${ofMany[facts.covers]}, ${location.name}`
/** Whether it waits for the viewer. */
export const isAsked = ({ allowedActions }: Listed): boolean => allowedActions.includes('agree')
/** Each agreement with its amendments, the original text first. */
export const chainsOf = (all: readonly Listed[]): Listed[][] =>
  [...Map.groupBy(all, ({ amends, '@id': id }) => amends ?? id).values()].map(chain =>
    chain.toSorted((one, other) => one.sequence - other.sequence),
  )

/** The fields of an agreement that decide its place in the reading order. */
export interface Waiting {
  '@id': string
  amends?: string | undefined
  organization: { uuid: string }
  agreementTemplate: { uuid: string }
  facts: { startDate: string; endDate: string }
}
const sameTerms = ({ organization, agreementTemplate }: Waiting) => `${organization.uuid} ${agreementTemplate.uuid}`

/**
 * One text for each agreement: future work before past work, the soonest first. Each is followed by the others of that
 * organization on the same template, so that only the differences have to be read.
 */
export function inTurn<W extends Waiting>(waiting: readonly W[], now: string): W[] {
  const bySoonest = oneEach(waiting).toSorted(({ facts: one }, { facts: other }) => one.startDate.localeCompare(other.startDate))
  const isPast = ({ facts }: Waiting) => facts.endDate <= now
  const parts = [bySoonest.filter(one => !isPast(one)), bySoonest.filter(isPast).toReversed()]
  return parts.flatMap(part => [...Map.groupBy(part, sameTerms).values()].flat())
}
