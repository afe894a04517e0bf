// What is known of the freelance work of one care worker for one organization, as events and rows tell it.
import type { Days } from '../money/figures.ts'

/** Who did something: one of the two parties, the back office, or nobody that is known. */
export type Party = 'worker' | 'organization' | 'office' | 'unknown'

/** A shift that was agreed on and not cancelled. Instants as ISO text, money in cents an hour. */
export interface DossierWork {
  startDate: string
  /** The minutes of its approved hours; null before that. */
  minutes: number | null
  hourlyRate: number | null
  /** Where the rate comes from: the table of the location, or whoever made the shift and gave it. */
  rateBy: 'table' | Party
  madeAt: string
  /** Who gave its times when it was made. */
  timesBy: Party
  /** How it came to them: they reacted, were asked by name and said yes, or were planned in directly. */
  way: 'reacted' | 'asked' | 'direct'
  /** The last change of time or place after it was theirs, and when they agreed to it. */
  changedAt: string | null
  confirmedAt: string | null
  submittedBy: Party | null
  submittedAt: string | null
  /** When the organization proposed other hours, and when the care worker rejected those. */
  correctedAt: string | null
  rejectedAt: string | null
  /** The agreement that covers it: both agreed, one of them still has to, or there is none. */
  agreement: 'agreed' | 'waiting' | 'none'
}
/** Published work of which somebody was told. */
export interface DossierTold {
  at: string
  /** It is no longer open, and they neither reacted to it or to another date of its series nor answered a question. */
  letPass: boolean
}
/** A question by name, once it was asked. */
export interface DossierQuestion {
  at: string
  answeredAt: string | null
  status: 'open' | 'accepted' | 'declined' | 'expired' | 'withdrawn'
}
/** A reaction to a publication; `withdrawnAt` when the care worker took it back. */
export interface DossierReaction {
  at: string
  withdrawnAt: string | null
}
/** An assignment that ended before its work. */
export interface DossierCancellation {
  at: string
  by: Party
  late: boolean
  /** The reason that was chosen says that a replacement was found. */
  replaced: boolean
  /** The care worker proposed somebody by name, and the one who was chosen next has that name. */
  proposed: 'chosen' | 'not_chosen' | null
  /** Somebody else did the work. */
  doneByOther: boolean
}
/** A violation that was reported at this organization. */
export interface DossierViolation {
  at: string
  kind: 'no_show' | 'late_cancellation' | 'late_arrival' | 'unsafe' | 'other'
}
/** A document that was approved, and the days on which it held. */
export interface DossierDocument {
  kind: 'kvk' | 'bav' | 'bav_payment'
  /** YYYY-MM-DD; `until` is null when it does not expire. */
  from: string
  until: string | null
  /** Whose electronic seal proves it. */
  sealOf: string | null
}
/** An organization, and the minutes of approved freelance hours there. */
export interface DossierShare {
  name: string
  minutes: number
}
/** An agreement of freelance work, or an addition to one, as both read it. */
export interface DossierAgreement {
  /** When it came to this: it was made, agreed to last, or ended. */
  at: string
  isAddition: boolean
  /** The name and the version of its text, and the model agreement that it follows. */
  name: string
  version: number
  model: { number: string; until: string | null } | null
  status: 'waiting_for_both' | 'waiting_for_organization' | 'waiting_for_worker' | 'agreed' | 'ended' | 'ended_before_agreed'
}
export interface DossierFacts {
  days: Days
  agreements: readonly DossierAgreement[]
  work: readonly DossierWork[]
  /** Null for a reader who may not know what somebody let pass. */
  told: readonly DossierTold[] | null
  questions: readonly DossierQuestion[]
  reactions: readonly DossierReaction[]
  cancellations: readonly DossierCancellation[]
  violations: readonly DossierViolation[]
  /** Approved freelance hours by the name of the other organizations; null for a reader who may only know how many they are. */
  shares: { here: number; elsewhere: number; others: number; named: readonly DossierShare[] | null }
  documents: readonly DossierDocument[]
  /** The invoices of the period, and the numbers on the last one. */
  invoices: { count: number; last: { number: string; on: string; kvk: string | null; vatId: string | null } | null }
}
