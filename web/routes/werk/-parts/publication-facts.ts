import type { Member } from '../../../../contract/language.ts'
import type { CareMomentPublication } from '../../../../contract/publications.ts'
import type { MomentFacts } from '../../../care/moment/moment.ts'
import { serverNow } from '../../../client/api.ts'

export type Publication = Member<typeof CareMomentPublication>
type OfferedMoment = Publication['careMoment']

const weekMs = 7 * 86_400_000

/** The minutes that are paid: of a moment without its break, of a period as agreed by the week; undefined when nothing is agreed. */
export function paidMinutes({ timeScope, startDate, endDate, breakMinutes, hoursPerWeek }: OfferedMoment): number | undefined {
  const elapsedMs = Date.parse(endDate) - Date.parse(startDate)
  if (timeScope === 'moment') return elapsedMs / 60_000 - breakMinutes
  return hoursPerWeek && Math.round((elapsedMs / weekMs) * hoursPerWeek) * 60
}

/** What it pays by its plan in cents, without bonus and expenses; 0 when that cannot be said. */
export const plannedPayCents = (moment: OfferedMoment): number =>
  Math.round(((paidMinutes(moment) ?? 0) * (moment.hourlyRate ?? 0)) / 60)

/** The address of an assignment, or of one of its sub-pages. */
export const assignmentHref = (uuid: string, page?: 'reageren' | 'annuleren'): string =>
  `/werk/nieuwe-opdrachten/${uuid}${page ? `/${page}` : ''}`

/** Now by the server's clock, as an instant. */
export const now = (): string => new Date(serverNow()).toISOString()

type Offered = Pick<Publication, 'uuid' | 'careMoment' | 'publishedForContractTypes' | 'distanceKm'>
/** A publication as a card or a row shows it. */
export const factsOf = ({ uuid, careMoment, publishedForContractTypes, distanceKm }: Offered): MomentFacts => ({
  href: assignmentHref(uuid),
  startDate: careMoment.startDate,
  endDate: careMoment.endDate,
  breakMinutes: careMoment.breakMinutes,
  title: careMoment.title,
  organizationName: careMoment.location.organization.name,
  city: careMoment.location.city,
  distanceKm,
  levelName: careMoment.expertiseLevel.name,
  contractTypes: publishedForContractTypes,
  hourlyRateCents: careMoment.hourlyRate ?? 0,
  totalCents: plannedPayCents(careMoment),
  bonusCents: careMoment.bonus,
  timeScope: careMoment.timeScope,
  now: now(),
})
