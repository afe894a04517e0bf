// The state of somebody who may come to open work, for everyone who fills it.
import { reactionStatuses } from '#contract/status-groups.ts'
import { type AskedPerson, type AskingState, type AskingStateName, askingStateOf } from '#rules/shifts/asking-state.ts'
import type { Candidate } from '../moment/invitation.ts'
import { untilWords } from '../moment/moment.ts'

type Known = Pick<Candidate, 'invitation' | 'reaction' | 'gaveBackAt'>
/** Whether their reaction can still be chosen. */
export const hasReacted = ({ reaction }: Pick<Known, 'reaction'>): boolean =>
  reactionStatuses.waiting.some(status => status === reaction?.status)
/** Their one state. `calls` are the back office's calls to them, for readers who may see these. */
export const stateOf = (one: Known, calls: AskedPerson['calls'] = []): AskingState =>
  askingStateOf({ calls, invitation: one.invitation, hasReacted: hasReacted(one), gaveBackAt: one.gaveBackAt ?? null })

interface StateWords {
  words: string
  tone: 'busy' | 'soft' | 'attention' | 'settled'
}
/** Each state in words; for people who are free or reacted the screen has other words. */
export const stateWords: Record<AskingStateName, StateWords | undefined> = {
  on_the_line: { words: 'Aan de lijn', tone: 'busy' },
  yes: { words: 'Ja', tone: 'settled' },
  no: { words: 'Nee', tone: 'soft' },
  gave_back: { words: 'Zegde deze dienst af', tone: 'soft' },
  call_back: { words: 'Terugbellen', tone: 'attention' },
  asked: { words: 'Gevraagd', tone: 'attention' },
  queued: { words: 'Wordt na anderen gevraagd', tone: 'soft' },
  missed: { words: 'Niet bereikt', tone: 'soft' },
  no_answer: { words: 'Gaf geen antwoord op de vraag', tone: 'soft' },
  noted_nothing: { words: 'Gebeld, niets genoteerd', tone: 'soft' },
  reacted: undefined,
  free: undefined,
}
/** 'Gevraagd tot 12:01', 'Nee'; undefined for people who are free or reacted. */
export const sayState = ({ name, until }: AskingState, now: string): string | undefined => {
  const words = stateWords[name]?.words
  return words && name === 'asked' && until ? `${words} ${untilWords(until, now)}` : words
}

/** The position of a second choice, in words. */
export const nameStandby = (position: number): string => (position === 1 ? 'tweede keus' : `reserve, nummer ${position}`)
