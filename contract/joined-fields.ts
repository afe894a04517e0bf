// The fields that may differ between two files of one client, for choosing between them when they are joined.
import * as z from 'zod/mini'

export const joinedFields = [
  'name',
  'birthDate',
  'gender',
  'phone',
  'email',
  'address',
  'responsibleLocation',
  'clientManager',
  'home',
] as const
/** One of them. */
export type JoinedField = (typeof joinedFields)[number]
/** The fields of a home that are listed when they are not kept. */
export const homeFields = ['housingType', 'household', 'smoking', 'floor', 'lift', 'parking', 'accessType'] as const

/** A file that was joined into this one, with the values of either that were not kept. */
export const joinedFile = z.object({
  number: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  authorName: z.string(),
  joinedAt: z.string(),
  notKept: z.array(z.object({ field: z.enum([...joinedFields, ...homeFields]), value: z.string() })),
})
