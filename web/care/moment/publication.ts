// An assignment as offered to care workers.
import type { Address } from '#contract/addresses.ts'
import type { Member } from '#contract/language.ts'
import type { CareMomentPublication, CareMomentPublicationReaction } from '#contract/moments/publications.ts'
import { now } from '../now.ts'
import { plannedPayOf } from './hours/pay.ts'
import { sayLacking } from './lacking/lacking.ts'
import type { MomentFacts } from './moment.ts'
import { sayOnCard } from './series.ts'

export type Publication = Member<typeof CareMomentPublication>
export type Reaction = Member<typeof CareMomentPublicationReaction>

/** The address of an assignment, or of one of its sub-pages. */
export const assignmentHref = (uuid: string, page?: 'reageren' | 'annuleren'): Address =>
  `/werk/nieuwe-opdrachten/${uuid}${page ? `/${page}` : ''}`

type Offered = Pick<Publication, 'uuid' | 'careMoment' | 'publishedForContractTypes' | 'distanceKm' | 'series' | 'lacking'>
/** A publication as a card or row shows it. */
export const factsOf = ({ uuid, careMoment, publishedForContractTypes, distanceKm, series, lacking }: Offered): MomentFacts => ({
  href: assignmentHref(uuid),
  startDate: careMoment.startDate,
  endDate: careMoment.endDate,
  breakMinutes: careMoment.breakMinutes,
  breakFrom: careMoment.breakFrom,
  title: careMoment.title,
  organizationName: careMoment.location.organization.name,
  city: careMoment.location.city,
  distanceKm,
  levelName: careMoment.expertiseLevel.name,
  contractTypes: publishedForContractTypes,
  hourlyRateCents: careMoment.hourlyRate ?? 0,
  totalCents: plannedPayOf(careMoment).totalCents,
  bonusCents: careMoment.bonus,
  timeScope: careMoment.timeScope,
  hoursPerWeek: careMoment.hoursPerWeek,
  partOf: series ? sayOnCard(series) : careMoment.recurringCareMoment && 'Deel van een reeks',
  lacks: lacking && sayLacking(lacking),
  now: now(),
})
