// The meaning of a status, as groups: lists and screens use these and name no status themselves. The rows of care moments are in
// care-moment-rows.ts.

import {
  type BoardColumn,
  careMomentRows,
  type StatusMeaning,
  type StatusWord,
  type VisitState,
} from './moments/care-moment-rows.ts'
import type { CareMomentStatus } from './moments/care-moment-transitions.ts'
import type {
  BigRegisterStatus,
  CareRequestStatus,
  ClientStatus,
  ContractProposalStatus,
  DocumentStatus,
  InvitationStatus,
  PublicationStatus,
  ReactionStatus,
  RosterStatus,
  UserStatus,
} from './statuses.ts'

const keysWhere = <S extends string, Row>(rows: Record<S, Row>, belongs: (row: Row) => boolean): readonly S[] =>
  (Object.keys(rows) as S[]).filter(status => belongs(rows[status]))
const moments = (belongs: (row: StatusMeaning) => boolean) => keysWhere<CareMomentStatus, StatusMeaning>(careMomentRows, belongs)
const onBoard = (column: BoardColumn) => moments(row => row.board === column)
const isWorkersTurn = (row: StatusMeaning) => row.waitsFor.includes('worker')

const every = Object.entries(careMomentRows) as [CareMomentStatus, StatusMeaning][]
/** The words for a care moment, by status. */
export const careMomentStatusWords = Object.fromEntries(every.map(([status, { word }]) => [status, word])) as Record<
  CareMomentStatus,
  StatusWord
>
/** Only the name, for refusals and exports. */
export const careMomentStatusName = Object.fromEntries(every.map(([status, { word }]) => [status, word.label])) as Record<
  CareMomentStatus,
  string
>
/** The status of a care moment that has yet to begin. */
export type AheadStatus = {
  [S in CareMomentStatus]: (typeof careMomentRows)[S]['stage'] extends 'ahead' ? S : never
}[CareMomentStatus]
/** Care moments that have yet to begin, whether somebody is found for them or not. */
export const aheadStatuses = moments(row => row.stage === 'ahead')
/** The care moments for which the family sees the same state. */
export const visitStatuses = (state: VisitState) => moments(row => row.visit === state)
/** Care moments that are not past: ahead, or a period under way. */
export const notPastStatuses = moments(row => row.stage !== 'past')
/** Shifts with hours that somebody claims were worked, and that were not refused. */
export const claimedHoursStatuses = moments(row => ['to_agree', 'disputed', 'agreed'].includes(row.hours ?? ''))
/** Care moments that block their worker's time. */
export const busyStatuses = moments(row => row.busy)
/** Care moments on a worker's planning. */
export const plannedStatuses = moments(row => row.planned)
/** Care moments that may be offered to care workers. */
export const offeredStatuses = moments(row => row.offered)
/** The care moments in each column on the organization's board. A moment in none of them was not worked and will not be. */
export const boardStatuses: Record<BoardColumn, readonly CareMomentStatus[]> = {
  open: onBoard('open'),
  assigned: onBoard('assigned'),
  to_approve: onBoard('to_approve'),
  in_talks: onBoard('in_talks'),
  done: onBoard('done'),
}
/** Shifts for which the worker hands in hours. */
export const toHandInStatuses = moments(row => row.hours === 'to_hand_in')
/** Shifts whose hours were sent back, to be handed in again. */
export const refusedHoursStatuses = moments(row => row.hours === 'refused')
/** Shifts whose hours wait for somebody's approval. */
export const toAgreeStatuses = moments(row => row.hours === 'to_agree')
/** Shifts whose hours somebody must still approve or decide on. */
export const undecidedHoursStatuses = moments(row => row.hours === 'to_agree' || row.hours === 'disputed')
/** Shifts with approved hours: those involved may review them once. */
export const approvedHoursStatuses = moments(row => row.hours === 'agreed')
/** Shifts that were not worked, according to one party or to both. */
export const notWorkedStatuses = moments(row => row.hours === 'not_worked')
/** Shifts that one party says were not worked, and the other has not answered. */
export const notWorkedAskedStatuses = moments(row => row.hours === 'not_worked' && row.waitsFor.length > 0)
/** Shifts whose hours the worker may have to respond to. */
export const workerAnswersStatuses = moments(
  row => isWorkersTurn(row) && (row.hours === 'to_agree' || row.hours === 'not_worked'),
)
/** Shifts whose hours the worker may have to act on: hand in, or respond. */
export const workerHoursStatuses = moments(row => isWorkersTurn(row) && row.hours !== null)
/** Shifts with something reported about their hours that does not wait only for the worker: for others too, or for nobody. */
export const saidHoursStatuses = moments(row => row.hours !== null && !(isWorkersTurn(row) && row.waitsFor.length === 1))

interface ReactionRow {
  /** The stage of a reaction, as its worker sees it. */
  stage: 'waiting' | 'chosen' | 'not_chosen' | 'ended'
  /** Whether somebody else caused it: it stays with the worker until they archive it. */
  news: boolean
}
type ReactionStage = ReactionRow['stage']

const reactions: Record<ReactionStatus, ReactionRow> = {
  open: { stage: 'waiting', news: false },
  assigned: { stage: 'chosen', news: false },
  not_selected: { stage: 'not_chosen', news: true },
  rejected: { stage: 'not_chosen', news: true },
  withdrawn: { stage: 'ended', news: false },
  not_selected_withdrawn: { stage: 'ended', news: false },
  canceled: { stage: 'ended', news: true },
  assignment_canceled: { stage: 'ended', news: true },
}
const inStage = (stage: ReactionStage) => keysWhere(reactions, row => row.stage === stage)

/** The reactions of each stage. */
export const reactionStatuses: Record<ReactionStage, readonly ReactionStatus[]> = {
  waiting: inStage('waiting'),
  chosen: inStage('chosen'),
  not_chosen: inStage('not_chosen'),
  ended: inStage('ended'),
}
/** Live reactions: their worker cannot react again. */
export const liveReactionStatuses = [...reactionStatuses.waiting, ...reactionStatuses.chosen]
/** Reactions that somebody else ended or passed over. */
export const reactionNewsStatuses = keysWhere(reactions, row => row.news)

const publications: Record<PublicationStatus, { takesReactions: boolean }> = {
  open: { takesReactions: true },
  closed: { takesReactions: false },
  withdrawn: { takesReactions: false },
}
/** Publications to which one can react. */
export const openPublicationStatuses = keysWhere(publications, row => row.takesReactions)

interface InvitationRow {
  /** Whether an answer can still come. */
  canStillBeAnswered: boolean
  /** Whether the care worker has been asked and can answer now. */
  awaitsAnswer: boolean
}
const invitations: Record<InvitationStatus, InvitationRow> = {
  waiting: { canStillBeAnswered: true, awaitsAnswer: false },
  open: { canStillBeAnswered: true, awaitsAnswer: true },
  accepted: { canStillBeAnswered: false, awaitsAnswer: false },
  declined: { canStillBeAnswered: false, awaitsAnswer: false },
  expired: { canStillBeAnswered: false, awaitsAnswer: false },
  withdrawn: { canStillBeAnswered: false, awaitsAnswer: false },
}
/** Questions by name that may still be answered: now, or when their turn comes. */
export const liveInvitationStatuses = keysWhere(invitations, row => row.canStillBeAnswered)
/** Questions by name that wait for the care worker's answer. */
export const askingInvitationStatuses = keysWhere(invitations, row => row.awaitsAnswer)

const documents: Record<DocumentStatus, { handedIn: boolean; toJudge: boolean }> = {
  submitted: { handedIn: true, toJudge: true },
  approved: { handedIn: true, toJudge: false },
  rejected: { handedIn: false, toJudge: false },
  expired: { handedIn: false, toJudge: false },
}
/** Documents that need not be handed in again. */
export const handedInDocumentStatuses = keysWhere(documents, row => row.handedIn)
/** Documents that wait for a planner. */
export const toJudgeDocumentStatuses = keysWhere(documents, row => row.toJudge)

/** The BIG-register that numbers are checked against. */
export const usedRegisterStatuses: readonly BigRegisterStatus[] = ['current']

const clients: Record<ClientStatus, { inCare: boolean }> = {
  new: { inCare: true },
  active: { inCare: true },
  inactive: { inCare: false },
  closed: { inCare: false },
}
/** Clients for whom care is requested. */
export const inCareStatuses = keysWhere(clients, row => row.inCare)

const careRequests: Record<CareRequestStatus, { agreed: boolean }> = {
  new: { agreed: false },
  active: { agreed: true },
  inactive: { agreed: false },
  closed: { agreed: false },
}
/** Care requests whose care is agreed and ongoing. */
export const agreedStatuses = keysWhere(careRequests, row => row.agreed)

const proposals = {
  open: { toAnswer: true },
  accepted: { toAnswer: false },
  rejected: { toAnswer: false },
  withdrawn: { toAnswer: false },
  expired: { toAnswer: false },
} as const satisfies Record<ContractProposalStatus, { toAnswer: boolean }>
/** The status of a contract proposal that no longer waits for an answer. */
export type AnsweredProposalStatus = {
  [S in ContractProposalStatus]: (typeof proposals)[S]['toAnswer'] extends false ? S : never
}[ContractProposalStatus]
/** Contract proposals that wait for an answer. */
export const toAnswerProposalStatuses = keysWhere<ContractProposalStatus, { toAnswer: boolean }>(proposals, row => row.toAnswer)

const rosters: Record<RosterStatus, 'making' | 'made' | 'failed'> = {
  waiting: 'making',
  running: 'making',
  stopping: 'making',
  ready: 'made',
  stopped: 'made',
  failed: 'failed',
}
/** Rosters that are being made. */
export const rosterStatusesInMaking = keysWhere(rosters, stage => stage === 'making')
/** Rosters of which there is a plan. */
export const madeRosterStatuses = keysWhere(rosters, stage => stage === 'made')
/** Users who may log in. */
export const usersWhoMayLogIn: readonly UserStatus[] = ['active']
