// What a status means for those who look at it: whose turn it is, where it stands, what it takes. One row a status, all of them;
// lists and screens read the groups below and name no status themselves.
import type { CareMomentStatus } from './care-moment-transitions.ts'
import type { clientStatus } from './clients.ts'
import type { publicationStatus, ReactionStatus } from './publications.ts'

/** A column on the organization's board. */
export type BoardColumn = 'open' | 'assigned' | 'to_approve' | 'in_talks' | 'done'
interface CareMomentRow {
  /** Whether a shift takes up its worker's time, so that no other may overlap it (no_overlap in the database). */
  busy: boolean
  /** Whose turn it is; of two, whoever did not propose. Nobody's: it is over. */
  waitsFor: readonly ('organization' | 'worker' | 'back_office')[]
  /** How it stands with the hours; null where there are none, or none by themselves. */
  hours: 'to_hand_in' | 'refused' | 'to_agree' | 'agreed' | 'not_worked' | 'disputed' | null
  /** Null where the board leaves it out: it was never worked, and will not be. */
  board: BoardColumn | null
  /** Whether it is on its worker's planning. */
  planned: boolean
  /** Whether it may be offered to care workers, for the first time or again. */
  offered: boolean
}

const careMoments: Record<CareMomentStatus, CareMomentRow> = {
  open: { busy: false, waitsFor: ['organization'], hours: null, board: 'open', planned: false, offered: true },
  assignment_expired: { busy: false, waitsFor: [], hours: null, board: null, planned: false, offered: false },
  canceled: { busy: false, waitsFor: [], hours: null, board: null, planned: false, offered: false },
  withdrawn: { busy: false, waitsFor: [], hours: null, board: null, planned: false, offered: true },
  assigned: { busy: true, waitsFor: ['worker'], hours: 'to_hand_in', board: 'assigned', planned: true, offered: false },
  // The shifts in it take the time; their hours are their own.
  period_started: { busy: false, waitsFor: ['worker'], hours: null, board: 'assigned', planned: true, offered: false },
  awaiting_approval: {
    busy: true,
    waitsFor: ['organization'],
    hours: 'to_agree',
    board: 'to_approve',
    planned: true,
    offered: false,
  },
  approved: { busy: true, waitsFor: [], hours: 'agreed', board: 'done', planned: true, offered: false },
  not_approved: { busy: true, waitsFor: ['worker'], hours: 'refused', board: 'in_talks', planned: true, offered: false },
  proposal: { busy: true, waitsFor: ['worker'], hours: 'to_agree', board: 'in_talks', planned: true, offered: false },
  proposal_not_worked: {
    busy: true,
    waitsFor: ['worker', 'organization'],
    hours: 'not_worked',
    board: 'in_talks',
    planned: true,
    offered: false,
  },
  proposal_rejected: {
    busy: true,
    waitsFor: ['back_office'],
    hours: 'disputed',
    board: 'in_talks',
    planned: true,
    offered: false,
  },
  not_worked: { busy: false, waitsFor: [], hours: 'not_worked', board: 'done', planned: false, offered: false },
}

const those = <S extends string, Row>(rows: Record<S, Row>, is: (row: Row) => boolean): readonly S[] =>
  (Object.keys(rows) as S[]).filter(status => is(rows[status]))
const moments = (is: (row: CareMomentRow) => boolean) => those(careMoments, is)
const onBoard = (column: BoardColumn) => moments(row => row.board === column)
const isWorkersTurn = (row: CareMomentRow) => row.waitsFor.includes('worker')

/** Care moments that take up their worker's time. */
export const busyStatuses = moments(row => row.busy)
/** Care moments on a worker's planning. */
export const plannedStatuses = moments(row => row.planned)
/** Care moments that may be offered to care workers. */
export const offeredStatuses = moments(row => row.offered)
/** The care moments of each column on the organization's board; what is nowhere in it was never worked, and will not be. */
export const boardStatuses: Record<BoardColumn, readonly CareMomentStatus[]> = {
  open: onBoard('open'),
  assigned: onBoard('assigned'),
  to_approve: onBoard('to_approve'),
  in_talks: onBoard('in_talks'),
  done: onBoard('done'),
}
/** Shifts of which the worker hands in hours. */
export const toHandInStatuses = moments(row => row.hours === 'to_hand_in')
/** Shifts of which the hours came back, to be handed in again. */
export const refusedHoursStatuses = moments(row => row.hours === 'refused')
/** Shifts of which the hours wait for somebody's yes. */
export const toAgreeStatuses = moments(row => row.hours === 'to_agree')
/** Shifts that were not worked, as one says or as both say. */
export const notWorkedStatuses = moments(row => row.hours === 'not_worked')
/** Shifts of which one says that they were not worked, and the other has not answered. */
export const notWorkedAskedStatuses = moments(row => row.hours === 'not_worked' && row.waitsFor.length > 0)
/** Shifts with something about hours that the worker may be the one to answer. */
export const workerAnswersStatuses = moments(
  row => isWorkersTurn(row) && (row.hours === 'to_agree' || row.hours === 'not_worked'),
)
/** Shifts with something about hours that the worker may be the one to do: hand them in or answer. */
export const workerHoursStatuses = moments(row => isWorkersTurn(row) && row.hours !== null)
/** Shifts of which something was said about the hours, that wait for more than the worker or for nobody. */
export const saidHoursStatuses = moments(row => row.hours !== null && !(isWorkersTurn(row) && row.waitsFor.length === 1))

interface ReactionRow {
  /** How it stands with it, as its worker sees it. */
  stage: 'waiting' | 'chosen' | 'not_chosen' | 'ended'
  /** Whether somebody else brought that about: the worker reads of it until they put it away. */
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
const inStage = (stage: ReactionStage) => those(reactions, row => row.stage === stage)

/** The reactions of each stage. */
export const reactionStatuses: Record<ReactionStage, readonly ReactionStatus[]> = {
  waiting: inStage('waiting'),
  chosen: inStage('chosen'),
  not_chosen: inStage('not_chosen'),
  ended: inStage('ended'),
}
/** Reactions that are in play: their worker cannot react again. */
export const liveReactionStatuses = [...reactionStatuses.waiting, ...reactionStatuses.chosen]
/** Reactions that somebody else ended or passed over. */
export const reactionNewsStatuses = those(reactions, row => row.news)

type PublicationStatus = (typeof publicationStatus)[number]
const publications: Record<PublicationStatus, { takesReactions: boolean }> = {
  open: { takesReactions: true },
  closed: { takesReactions: false },
  withdrawn: { takesReactions: false },
}
/** Publications that one can react to. */
export const openPublicationStatuses = those(publications, row => row.takesReactions)

type ClientStatus = (typeof clientStatus)[number]
const clients: Record<ClientStatus, { inCare: boolean }> = {
  new: { inCare: true },
  active: { inCare: true },
  inactive: { inCare: false },
  closed: { inCare: false },
}
/** Clients for whom care is asked. */
export const inCareStatuses = those(clients, row => row.inCare)
