// The facts about the freelance work of one care worker for one organization, from events and rows.
import type { Days } from '../money/figures.ts'

/** Who did something: one of the two parties, the back office, or unknown. */
export type Party = 'worker' | 'organization' | 'office' | 'unknown'

/** A shift that was agreed on and not cancelled. Instants as ISO text, money in cents an hour. */
export interface DossierWork {
  startDate: string
  /** The minutes of its approved hours; null before that. */
  minutes: number | null
  hourlyRate: number | null
  /** The source of the rate: the location's table, or the party that entered it with the shift. */
  rateBy: 'table' | Party
  madeAt: string
  /** Who set its times when it was made. */
  timesBy: Party
  /** How it was assigned: they reacted, were asked by name and said yes, or were assigned directly. */
  way: 'reacted' | 'asked' | 'direct'
  /** The last change of time or place after the assignment, and when they agreed to it. */
  changedAt: string | null
  confirmedAt: string | null
  submittedBy: Party | null
  submittedAt: string | null
  /** When the organization proposed other hours, and when the care worker rejected those. */
  correctedAt: string | null
  rejectedAt: string | null
  /** The agreement that covers it: both have agreed, one of them still has to, or there is none. */
  agreement: 'agreed' | 'waiting' | 'none'
}
/** Published work that somebody was notified of. */
export interface DossierTold {
  at: string
  /**
   * Whether it closed without an answer: no reaction to it or to another date of its series, and no answer to a question by name.
   */
  letPass: boolean
}
/** A question by name that was sent. */
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
  /** Whether the chosen reason is that a replacement was found. */
  replaced: boolean
  /** Whether the care worker proposed a replacement by name, and the next worker has that name. */
  proposed: 'chosen' | 'not_chosen' | null
  /** Somebody else did the work. */
  doneByOther: boolean
}
/** A violation that was reported at this organization. */
export interface DossierViolation {
  at: string
  kind: 'no_show' | 'late_cancellation' | 'late_arrival' | 'unsafe' | 'other'
}
/** An approved document, and the days on which it was valid. */
export interface DossierDocument {
  kind: 'kvk' | 'bav' | 'bav_payment'
  /** YYYY-MM-DD; `until` is null when it does not expire. */
  from: string
  until: string | null
  /** The maker of the electronic seal that proves it. */
  sealOf: string | null
}
/** An organization, with the minutes of approved freelance hours there. */
export interface DossierShare {
  name: string
  minutes: number
}
/** An agreement about freelance work, or an amendment of one, as both parties read it. */
export interface DossierAgreement {
  /** The time of its last step: made, agreed to, or ended. */
  at: string
  isAddition: boolean
  /** The name and version of its text, and the model agreement it follows. */
  name: string
  version: number
  model: { number: string; until: string | null } | null
  status: 'waiting_for_both' | 'waiting_for_organization' | 'waiting_for_worker' | 'agreed' | 'ended' | 'ended_before_agreed'
}
export interface DossierFacts {
  days: Days
  agreements: readonly DossierAgreement[]
  work: readonly DossierWork[]
  /** Null for a reader who may not know which offers were left unanswered. */
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
