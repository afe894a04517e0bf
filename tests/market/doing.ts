// What doing something needs: a caller over a bad network, dice, and what the lists of this person show.

import type { Answer, Body, Caller } from '../servers/api.ts'
import { must } from '../worlds/moments.ts'
import { type Dice, diceOf } from './dice.ts'
import type { Action } from './life.ts'
import type { Market } from './market.ts'
import { at } from './time.ts'

export interface Doing {
  market: Market
  me: Caller
  mine: string
  dice: Dice
  action: Action
  now: string
  /** A short name of this action, for titles: it orders what has no other order. */
  name: string
}
/** Tries it; undefined when there was nothing to try it on. */
export type Deed = (doing: Doing) => Promise<Answer | undefined>

export const doingOf = async (market: Market, action: Action): Promise<Doing> => {
  const name = `${action.day}.${action.minute}.${action.who}.${action.kind}.${action.die.toString(36)}`
  const me = await market.as(action.who, name, action.die)
  const mine = market.people.get(action.who)?.uuid ?? ''
  return { market, me, mine, dice: diceOf(action.die), action, now: at(action.day, action.minute), name }
}

const orderOf = (item: Body): string =>
  [
    item.startDate,
    (item.careMoment as Body | undefined)?.startDate,
    item.title,
    (item.careMoment as Body | undefined)?.title,
    item.createdAt,
  ]
    .map(String)
    .join('|')
/** The items of a list, in an order that does not depend on their random addresses. */
export const itemsOf = async (me: Caller, path: string): Promise<Body[]> =>
  must(await me.get(path), 200).member.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
export const pickOf = async ({ me, dice }: Doing, path: string): Promise<Body | undefined> => dice.pick(await itemsOf(me, path))

export const reason = 'Het liep anders dan gedacht.'
export const hoursOf = ({ startDate, endDate, breakMinutes }: Body) => ({ startDate, endDate, breakMinutes })
export const addMinutes = (instant: unknown, minutes: number): string =>
  `${new Date(Date.parse(String(instant)) + minutes * 60_000).toISOString().slice(0, 19)}+00:00`
