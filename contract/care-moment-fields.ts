// What is filled in of a care moment or of a series of them.
import * as z from 'zod/mini'
import { contractType } from './care-workers.ts'
import { Client } from './clients.ts'
import { OrganizationLocation } from './organizations.ts'
import { Act, ExpertiseLevel, ServiceType } from './reference.ts'
import { cents, instant, iri, text } from './schemas.ts'
import { audience } from './widening.ts'
import { stepAfter } from './widening-steps.ts'

/** Whole minutes. */
export const breakMinutes = z.int().check(z.minimum(0), z.maximum(240))
/** When the work is. */
export const times = { startDate: instant(), endDate: instant(), breakMinutes: z._default(breakMinutes, 0) }
/** What the work is, whom it is for, and who may see it. */
export const assignmentFields = {
  title: text(120),
  description: z.nullish(text(4000)),
  contractType: z.nullish(z.enum(contractType)),
  expertiseLevel: iri(ExpertiseLevel),
  serviceType: z.nullish(iri(ServiceType)),
  acts: z._default(z.array(iri(Act)).check(z.maxLength(40)), []),
  client: z.nullish(iri(Client)),
  location: iri(OrganizationLocation),
  hourlyRate: z.nullish(z.int().check(z.minimum(1), z.maximum(20_000))),
  bonus: z._default(cents(100_000), 0),
  /** When not empty, the moment is published at once for these contract types. */
  publishedForContractTypes: z._default(z.array(z.enum(contractType)).check(z.maxLength(2)), []),
  audience: z._default(z.enum(audience), 'everyone'),
  /** For more people later: each step is wider and later than the one before it, and before the moment begins. */
  widening: z._default(z.array(stepAfter).check(z.maxLength(2)), []),
}
