// The state of somebody who may come to open work: called, asked by name, reacted. Everyone who fills work reads it from here.

/** What is known about one person and the work at hand. Instants are ISO texts. */
export interface AskedPerson {
  /** The back office's calls to them, latest first. Empty for viewers who may not see these. */
  calls: readonly {
    status: 'calling' | 'not_reached' | 'no' | 'call_back' | 'yes' | 'unknown'
    startedAt?: string | undefined
    callBackAt?: string | null | undefined
  }[]
  /** The last question by name. */
  invitation: {
    status: 'waiting' | 'open' | 'accepted' | 'declined' | 'expired' | 'withdrawn'
    answerBefore?: string | null | undefined
  } | null
  /** Whether their reaction can still be chosen. */
  hasReacted: boolean
  /** When they gave this work back, or null. */
  gaveBackAt: string | null
}
/**
 * on_the_line: a colleague is speaking with them. yes, no: their last answer, by telephone or to a question. call_back: they
 * asked to be called again. asked: a question waits for their answer. queued: their turn is still to come. missed: they did not
 * answer the call. no_answer: nor the question in time. noted_nothing: they were called, and the result was not noted. gave_back:
 * they were assigned, and cancelled.
 */
export type AskingStateName =
  | 'on_the_line'
  | 'yes'
  | 'no'
  | 'gave_back'
  | 'call_back'
  | 'asked'
  | 'queued'
  | 'missed'
  | 'no_answer'
  | 'noted_nothing'
  | 'reacted'
  | 'free'
/** `until` is when to call back, or the deadline of a question (an ISO instant). */
export interface AskingState {
  name: AskingStateName
  until?: string
}

/** Whether this call was not answered. */
export const wasMissed = ({ status }: Pick<AskedPerson['calls'][number], 'status'>): boolean => status === 'not_reached'

/** Whether they said yes in this call. */
export const isYes = ({ status }: Pick<AskedPerson['calls'][number], 'status'>): boolean => status === 'yes'

const withUntil = (name: AskingStateName, until: string | null | undefined): AskingState => (until ? { name, until } : { name })

/**
 * Takes what is known about somebody; gives their one state. States that end the search for them come before those that continue
 * it.
 */
export function askingStateOf({ calls: [last], invitation, hasReacted, gaveBackAt }: AskedPerson): AskingState {
  if (last?.status === 'calling') return { name: 'on_the_line' }
  // What was said before they gave it back no longer counts.
  const isCalledSince = last?.startedAt !== undefined && Date.parse(last.startedAt) > Date.parse(gaveBackAt ?? last.startedAt)
  const isAsked = invitation?.status === 'open' || invitation?.status === 'waiting'
  if (gaveBackAt && !isCalledSince && !isAsked) return { name: 'gave_back' }
  if (last?.status === 'yes' || invitation?.status === 'accepted') return { name: 'yes' }
  if (last?.status === 'no') return { name: 'no' }
  if (last?.status === 'call_back') return withUntil('call_back', last.callBackAt)
  if (invitation?.status === 'open') return withUntil('asked', invitation.answerBefore)
  if (invitation?.status === 'waiting') return { name: 'queued' }
  if (invitation?.status === 'declined') return { name: 'no' }
  if (hasReacted) return { name: 'reacted' }
  if (last && wasMissed(last)) return { name: 'missed' }
  if (invitation?.status === 'expired') return { name: 'no_answer' }
  if (last?.status === 'unknown') return { name: 'noted_nothing' }
  return { name: 'free' }
}

interface Allowed {
  /** Whether a colleague may call them (again). */
  mayBeCalled: boolean
  /** Whether they can be suggested as the next person to call. */
  mayBeSuggested: boolean
  /** Whether they can be asked by message, together with others. */
  mayBeAsked: boolean
}
const everything: Allowed = { mayBeCalled: true, mayBeSuggested: true, mayBeAsked: true }
const nothing: Allowed = { mayBeCalled: false, mayBeSuggested: false, mayBeAsked: false }
/** What each state allows. */
export const allowedWhile: Record<AskingStateName, Allowed> = {
  on_the_line: nothing,
  yes: nothing,
  no: nothing,
  // They can be asked again, by hand: what stopped them may be over.
  gave_back: { mayBeCalled: true, mayBeSuggested: false, mayBeAsked: false },
  // Not before the time they named, and then before all others (`nextToCall`).
  call_back: { mayBeCalled: true, mayBeSuggested: false, mayBeAsked: false },
  // Someone who was asked and does not answer can still be called.
  asked: { mayBeCalled: true, mayBeSuggested: false, mayBeAsked: false },
  queued: { mayBeCalled: true, mayBeSuggested: false, mayBeAsked: false },
  missed: { mayBeCalled: true, mayBeSuggested: false, mayBeAsked: true },
  no_answer: everything,
  noted_nothing: everything,
  reacted: everything,
  free: everything,
}

/**
 * Takes people in calling order, each with their state, and the present instant; gives who is next: whoever asked to be called
 * back by now, the earliest first, otherwise the first who can be suggested. Undefined when there is nobody.
 */
export function nextToCall<P extends { state: AskingState }>(people: readonly P[], now: string): P | undefined {
  const due = people.filter(({ state: { name, until } }) => name === 'call_back' && Date.parse(until ?? now) <= Date.parse(now))
  const earliest = due.toSorted((one, other) => Date.parse(one.state.until ?? now) - Date.parse(other.state.until ?? now))[0]
  return earliest ?? people.find(({ state }) => allowedWhile[state.name].mayBeSuggested)
}
