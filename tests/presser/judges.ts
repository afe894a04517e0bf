// What is wrong with what a press did. Each judge tells of a kind of fault, whatever the control is.
import type { Control, Done, Finding, Heard, Sight, Step } from './what.ts'

export interface Pressed {
  control: Control
  step: Step
  before: Sight
  done: Done
  heard: Heard
  after: Sight
  /** What lay over the control. */
  over?: string | undefined
  /** Done by keys: nothing moves away under a finger. */
  byKeys?: boolean
  /** Somebody else changes things meanwhile, of which each screen hears. */
  amongOthers?: boolean
}
export type Wrong = Omit<Finding, 'where'>
const named = ({ role, name }: Control) => `${role} “${name.slice(0, 60)}”`
/** A refusal that a form or an act is made for: what was typed is wrong, or somebody was first. */
const isAnswer = (status: number) => status < 400 || status === 409 || status === 422 || status === 429
const isWrongLogin = ({ call, status }: Heard['asked'][number]) => status === 401 && call.includes('/v1/login/')
const leavesApp = ({ link = '' }: Control) => /^(tel|mailto|sms|blob|data):/.test(link)
const jumpPx = 40

/** A control after which nothing changes: no address, document, request, focus or announcement. */
export const judgeDead = ({ control, step, before, done, heard, after, over }: Pressed): Wrong[] => {
  if (
    over ||
    step.act !== 'press' ||
    control.isCurrent ||
    control.opensWindow ||
    leavesApp(control) ||
    control.role === 'textbox'
  )
    return []
  const nothing =
    !done.isNew &&
    done.changes === 0 &&
    !done.isFocusMoved &&
    heard.asked.length === 0 &&
    heard.outside.length === 0 &&
    before.address === after.address
  // A list of the browser's own opens outside the document.
  return nothing && control.role !== 'combobox' ? [{ judge: 'dead', what: `nothing happens: ${named(control)}` }] : []
}
export const judgeFocus = ({ control, done, over, heard }: Pressed): Wrong[] =>
  // Another document begins without focus.
  done.isFocusLost && !done.isNew && !over && heard.outside.length === 0
    ? [{ judge: 'focus', what: `the focus is lost after ${named(control)}` }]
    : []
export const judgeCovered = ({ control, over }: Pressed): Wrong[] =>
  over && over !== 'gone' ? [{ judge: 'covered', what: `${named(control)} lies under ${over}` }] : []

/** Requests that fail, and the same one made twice. */
export const judgeCalls = ({ heard, amongOthers = false }: Pick<Pressed, 'heard' | 'amongOthers'>): Wrong[] => {
  const failed = heard.asked.filter(each => each.status !== undefined && !isAnswer(each.status) && !isWrongLogin(each))
  const calls = heard.asked.map(({ call }) => call)
  // After a change, one's own or another's, lists are asked for again, and may be once more at the live event about it.
  const isUnchanged = !amongOthers && heard.asked.every(({ call }) => call.startsWith('GET '))
  const counted = calls.filter(call => isUnchanged || !call.startsWith('GET '))
  const twice = [...new Set(counted.filter((call, place) => counted.indexOf(call) !== place))]
  return [
    ...failed.map(({ call, status }) => ({
      judge: 'failed',
      what: `${status}: ${call.replace(/https?:\/\/[^/]+/, '').slice(0, 200)}`,
    })),
    ...twice.map(call => ({ judge: 'twice', what: `asked twice: ${call.replace(/https?:\/\/[^/]+/, '').slice(0, 200)}` })),
  ]
}
export const judgeConsole = ({ heard }: Pick<Pressed, 'heard'>): Wrong[] =>
  heard.complaints
    .filter(each => !(heard.asked.some(isWrongLogin) && each.includes('status of 401')))
    .map(each => ({ judge: 'console', what: each.replace(/https?:\/\/[^/]+/g, '').slice(0, 400) }))

/** The pressed control is somewhere else than where the finger is, on the same screen. */
export const judgeJump = ({ control, step, before, done, after, over, byKeys }: Pressed): Wrong[] => {
  const isSame = before.address === after.address && before.layer === after.layer
  // Who presses a link to a place on the page, or what adds a field above and goes there, asks to move.
  if (
    over ||
    byKeys ||
    done.isFocusMoved ||
    step.act !== 'press' ||
    control.link?.includes('#') ||
    done.isNew ||
    !isSame ||
    Math.abs(done.movedPx) < jumpPx
  )
    return []
  return [{ judge: 'jump', what: `${named(control)} moves ${done.movedPx} px under the pointer` }]
}

/** What a page shows, without what passes: numbers, times. */
const kinds = (words: string[]) => new Set(words.map(each => each.replace(/\d+/g, '#')))
/** What differs between two sights of the same place. */
export const differences = (one: Sight, other: Sight): string[] => {
  const [before, after] = [kinds(one.words), kinds(other.words)]
  const gone = [...before].filter(each => !after.has(each)).map(each => `no more “${each.slice(0, 60)}”`)
  const come = [...after].filter(each => !before.has(each)).map(each => `now “${each.slice(0, 60)}”`)
  const place = one.address === other.address ? [] : [`at ${other.address} instead of ${one.address}`]
  const layer = one.layer === other.layer ? [] : [`“${other.layer}” in front instead of “${one.layer}”`]
  return [...place, ...layer, ...gone, ...come]
}
/** Of a screen: something must lead away from it. */
export const judgeWayOut = ({ controls, layer, address }: Sight): Wrong[] => {
  if (layer) return []
  const [path] = address.split('?')
  const leads = controls.some(({ link, role }) => role === 'button' || (link && new URL(link).pathname !== path))
  return leads ? [] : [{ judge: 'stuck', what: 'nothing leads away from here' }]
}
export const judgePress = (pressed: Pressed): Wrong[] =>
  [judgeDead, judgeFocus, judgeCovered, judgeCalls, judgeConsole, judgeJump].flatMap(judge => judge(pressed))
