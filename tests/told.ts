// What is special about a field of a body: what has to stand in it, and where it is read again (tests/read-back.test.ts).
import type { Role } from '../contract/language.ts'
import type { Body, Caller, TestApi } from './api.ts'
import type { Side } from './rows.ts'

export type Values = Record<string, unknown>
/** What there is to choose a value by: what a well-formed body has in its place, and the item as it was. */
export interface Given {
  api: TestApi
  caller: Caller
  base: unknown
  item: Values
}
/** What there is to read after a call: what was sent to where, and what was answered. */
export interface Said {
  api: TestApi
  caller: Caller
  path: string
  sent: Values
  answer: Body
}
/** Makes, or chooses, the item that a call is about; given the usual one. */
export type About = (api: TestApi, uuid: string) => Promise<string>
/** A call of an operation; of fields that cannot be said together, or by one role, each call has some. */
export interface Way {
  by?: Role
  side?: Side
  about?: About
  /** By field: what it holds, or how that is made. */
  fills?: Record<string, unknown>
  without?: string[]
  /** What it is read from: the item that was answered, at its address, when left out. */
  from?: (said: Said) => Promise<unknown>
  /** By field: under which name it is read, or how. */
  as?: Record<string, string | ((said: Said, item: Values) => unknown)>
}

/** The last reason given for what happened to this item. */
export const reasonOf = async ({ api: { db }, answer }: Said): Promise<string> => {
  const events = db.selectFrom('event').select('reason').where('subject_uuid', '=', answer.uuid).where('reason', 'is not', null)
  return (await events.orderBy('uuid', 'desc').executeTakeFirstOrThrow()).reason!
}
