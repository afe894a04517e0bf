// The special fields of bodies: their values, and where they are read back (tests/read-back.test.ts).
import type { Role } from '../contract/language.ts'
import type { Body, Caller, TestApi } from './servers/api.ts'
import type { Side } from './worlds/rows.ts'

export type Values = Record<string, unknown>
/** The data from which to choose a value: the value in a well-formed body, and the item before the call. */
export interface FieldData {
  api: TestApi
  caller: Caller
  base: unknown
  item: Values
}
/** The data for reading back after a call: what was sent, to which address, and the response. */
export interface SentCall {
  api: TestApi
  caller: Caller
  path: string
  sent: Values
  answer: Body
}
/** Makes, or chooses, the item of a call, given the usual one. */
export type About = (api: TestApi, uuid: string) => Promise<string>
/** A call of an operation. When fields exclude each other, or need different roles, each call has some of them. */
export interface Way {
  by?: Role
  side?: Side
  about?: About
  /** By field: its value, or how to make it. */
  fills?: Record<string, unknown>
  without?: string[]
  /** Where it is read back. When left out: the returned item, at its address. */
  from?: (said: SentCall) => Promise<unknown>
  /** By field: the name under which it is read back, or how to read it. */
  as?: Record<string, string | ((said: SentCall, item: Values) => unknown)>
}

/** The last reason given for an event of this item. */
export const reasonOf = async ({ api: { db }, answer }: SentCall): Promise<string> => {
  const events = db.selectFrom('event').select('reason').where('subject_uuid', '=', answer.uuid).where('reason', 'is not', null)
  return (await events.orderBy('uuid', 'desc').executeTakeFirstOrThrow()).reason!
}
