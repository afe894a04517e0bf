// How planners extend and change the reference data. Nothing is removed: a row that may no longer be chosen is marked.
import * as z from 'zod/mini'
import { ClientEndReason } from '../clients/clients.ts'
import type { AnyResource, Schema } from '../language.ts'
import { IrregularHoursWindow } from '../money/payouts.ts'
import { change, create } from '../operations.ts'
import { among, cents, clock, day, email, phone, text } from '../schemas.ts'
import { SalaryScale } from './contract-proposals.ts'
import {
  Act,
  actCategory,
  CancelAssignmentReason,
  CancelReason,
  ExpertiseLevel,
  Household,
  HousingType,
  Office,
  Pet,
  ServiceType,
  track,
} from './reference.ts'
import { ReviewTag, reviewContext, reviewSentiment } from './reviews.ts'

const by = ['ROLE_PLANNER'] as const
const additionOf = <R extends AnyResource, B extends Schema>(resource: R, body: B) =>
  create(resource, body, { by, addition: true, event: 'reference_data_added' })
const changeOf = <R extends AnyResource, B extends Schema>(resource: R, body: B) =>
  change('PUT', resource, body, { by, addition: true, event: 'reference_data_changed' })
type Editable<R extends AnyResource, A extends Schema, C extends Schema> = {
  [K in `add${R['type']}`]: ReturnType<typeof additionOf<R, A>>
} & { [K in `change${R['type']}`]: ReturnType<typeof changeOf<R, C>> }
/** Both operations of a list: the body of a new row, and the whole form for a change. */
const editable = <R extends AnyResource, A extends Schema, C extends Schema>(resource: R, added: A, changed: C) =>
  ({
    [`add${resource.type}`]: additionOf(resource, added),
    [`change${resource.type}`]: changeOf(resource, changed),
  }) as Editable<R, A, C>

const key = z.string().check(z.maxLength(60), z.regex(/^[a-z0-9_]+$/, { error: 'Gebruik kleine letters, cijfers en _.' }))
const name = text(120)
const row = { name, selectable: z.boolean() }
const ranked = { ...row, rank: z.int().check(z.minimum(0), z.maximum(1000)) }
const act = { ...row, category: z.enum(actCategory) }
const cancelReason = { ...row, isSelectableForOrganization: z.boolean() }
const cancelAssignmentReason = { ...cancelReason, isSelectableForCareWorker: z.boolean() }
const level = { name, isSelectable: z.boolean() }
const tag = { name, active: z.boolean() }
// Chosen once, together with the key: code, imports and old rows depend on it.
const isSelectable = z._default(z.boolean(), true)
const once = { key, selectable: isSelectable }
const onceOfLevel = {
  ...{ key, isSelectable, track: z.enum(track), bigRegistered: z.boolean() },
  rank: z.int().check(z.minimum(0), z.maximum(1000)),
}
const onceOfTag = { key, active: isSelectable, context: z.enum(reviewContext), sentiment: z.enum(reviewSentiment) }

const salaryScale = z
  .object({
    ...{ selectable: z.boolean(), minimum: z.nullable(cents(10_000_000)), maximum: z.nullable(cents(10_000_000)) },
    /** Whoever enters amounts knows them, unless they say otherwise. */
    estimated: z._default(z.boolean(), false),
  })
  .check(
    among(
      ['minimum', 'maximum'],
      ({ minimum, maximum }) => (minimum === null) === (maximum === null) && (maximum ?? 0) >= (minimum ?? 0),
      {
        error: 'Vul beide bedragen in, het hoogste niet onder het laagste, of geen van beide.',
        path: ['maximum'],
      },
    ),
  )
const onDay = z.string().check(
  z.regex(/^([1-7]|holiday|(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]))$/, {
    error: 'Kies een dag van de week, feestdagen of een vaste dag van het jaar.',
  }),
)
const hoursWindow = z
  .object({
    days: z.array(onDay).check(z.minLength(1), z.maxLength(30)),
    fromTime: clock,
    toTime: z.union([clock, z.literal('24:00')], { error: 'Vul een tijd in, zoals 07:30.' }),
    percent: z.int().check(z.minimum(1), z.maximum(300)),
    validFrom: day(),
    validUntil: z._default(z.nullable(day()), null),
  })
  .check(
    among(['fromTime', 'toTime'], v => v.toTime > v.fromTime, { error: 'Het einde moet na het begin liggen.', path: ['toTime'] }),
    among(['validFrom', 'validUntil'], v => !v.validUntil || v.validUntil >= v.validFrom, {
      error: 'De laatste dag moet op of na de eerste liggen.',
      path: ['validUntil'],
    }),
  )

const office = z
  .object({
    phone: z.nullable(phone()),
    email: z.nullable(email()),
    days: z.array(z.string().check(z.regex(/^[1-7]$/, { error: 'Kies een dag van 1 tot en met 7.' }))).check(z.maxLength(7)),
    fromTime: clock,
    untilTime: clock,
  })
  .check(
    among(['fromTime', 'untilTime'], v => v.untilTime > v.fromTime, {
      error: 'Het einde moet na het begin liggen.',
      path: ['untilTime'],
    }),
  )

export const referenceChangeOperations = {
  ...editable(Act, z.object({ ...act, ...once }), z.object(act)),
  ...editable(ServiceType, z.object({ ...row, ...once }), z.object(row)),
  ...editable(CancelReason, z.object({ ...cancelReason, ...once }), z.object(cancelReason)),
  ...editable(CancelAssignmentReason, z.object({ ...cancelAssignmentReason, ...once }), z.object(cancelAssignmentReason)),
  ...editable(ClientEndReason, z.object({ ...row, ...once }), z.object(row)),
  ...editable(Household, z.object({ ...ranked, ...once }), z.object(ranked)),
  ...editable(HousingType, z.object({ ...ranked, ...once }), z.object(ranked)),
  ...editable(Pet, z.object({ ...ranked, ...once }), z.object(ranked)),
  ...editable(ExpertiseLevel, z.object({ ...level, ...onceOfLevel }), z.object(level)),
  ...editable(ReviewTag, z.object({ ...tag, ...onceOfTag }), z.object(tag)),
  ...editable(IrregularHoursWindow, hoursWindow, hoursWindow),
  /** The scales themselves come from the collective agreement. */
  changeSalaryScale: changeOf(SalaryScale, salaryScale),
  changeOffice: changeOf(Office, office),
}
/** The lists in which rows have a key. */
export const keyedReferenceData: AnyResource[] = Object.values(referenceChangeOperations).flatMap(
  ({ kind, resource }: { kind: string; resource: AnyResource }) =>
    kind === 'create' && 'key' in resource.fields ? [resource] : [],
)
