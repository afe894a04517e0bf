// What a status means: whose turn it is, where it appears, what it takes up. One row for each status. Lists and screens use the
// groups below and name no status themselves.
import type { CareMomentStatus } from './care-moment-transitions.ts'
import type { clientStatus } from './clients.ts'
import type { contractProposalStatus } from './contract-proposals.ts'
import type { documentStatus } from './documents.ts'
import type { publicationStatus, ReactionStatus } from './publications.ts'

/** How a status looks to the reader: something to act on, to watch, settled, lost, or over. */
type Tone = 'blue' | 'yellow' | 'green' | 'red' | 'grey'
/** The words for a status; `help` explains it in a few more words. */
export interface StatusWord {
  label: string
  tone: Tone
  help?: string
}
/** A column on the organization's board. */
export type BoardColumn = 'open' | 'assigned' | 'to_approve' | 'in_talks' | 'done'
interface CareMomentRow {
  /** Its Dutch name (dutch-care-facts 15.1) and its tone. */
  word: StatusWord
  /** Whether it has yet to begin, is under way (a period) or is past: worked, or never to be. */
  stage: 'ahead' | 'under_way' | 'past'
  /** Whether a shift takes up its worker's time, so that no other may overlap it (no_overlap in the database). */
  busy: boolean
  /** Whose turn it is. For a proposal: the party that did not make it. Nobody's when it is over. */
  waitsFor: readonly ('organization' | 'worker' | 'back_office')[]
  /** The state of the hours; null where there are none, and for a period: its shifts have them. */
  hours: 'to_hand_in' | 'refused' | 'to_agree' | 'agreed' | 'not_worked' | 'disputed' | null
  /** Null where the board leaves it out: it was not worked and will not be. */
  board: BoardColumn | null
  /** Whether it is on its worker's planning. */
  planned: boolean
  /** Whether it may be offered to care workers, for the first time or again. */
  offered: boolean
}

const careMoments = {
  open: {
    word: { label: 'Openstaand', tone: 'blue', help: 'Nog niet toegewezen' },
    stage: 'ahead',
    busy: false,
    waitsFor: ['organization'],
    hours: null,
    board: 'open',
    planned: false,
    offered: true,
  },
  assignment_expired: {
    word: { label: 'Toewijzing verlopen', tone: 'red', help: 'Begonnen zonder zorgverlener' },
    stage: 'past',
    busy: false,
    waitsFor: [],
    hours: null,
    board: null,
    planned: false,
    offered: false,
  },
  canceled: {
    word: { label: 'Geannuleerd', tone: 'grey' },
    stage: 'past',
    busy: false,
    waitsFor: [],
    hours: null,
    board: null,
    planned: false,
    offered: false,
  },
  withdrawn: {
    word: { label: 'Ingetrokken', tone: 'grey', help: 'Publicatie ingetrokken' },
    stage: 'past',
    busy: false,
    waitsFor: [],
    hours: null,
    board: null,
    planned: false,
    offered: true,
  },
  assigned: {
    word: { label: 'Toegewezen', tone: 'green' },
    stage: 'ahead',
    busy: true,
    waitsFor: ['worker'],
    hours: 'to_hand_in',
    board: 'assigned',
    planned: true,
    offered: false,
  },
  // The shifts in the period take up the time, and have their own hours.
  period_started: {
    word: { label: 'Periode gestart', tone: 'green' },
    stage: 'under_way',
    busy: false,
    waitsFor: ['worker'],
    hours: null,
    board: 'assigned',
    planned: true,
    offered: false,
  },
  awaiting_approval: {
    word: { label: 'Uren ingediend', tone: 'yellow', help: 'Wacht op akkoord' },
    stage: 'past',
    busy: true,
    waitsFor: ['organization'],
    hours: 'to_agree',
    board: 'to_approve',
    planned: true,
    offered: false,
  },
  approved: {
    word: { label: 'Goedgekeurd', tone: 'green', help: 'Klaar voor facturatie' },
    stage: 'past',
    busy: true,
    waitsFor: [],
    hours: 'agreed',
    board: 'done',
    planned: true,
    offered: false,
  },
  not_approved: {
    word: { label: 'Niet akkoord', tone: 'red', help: 'Uren zijn afgekeurd' },
    stage: 'past',
    busy: true,
    waitsFor: ['worker'],
    hours: 'refused',
    board: 'in_talks',
    planned: true,
    offered: false,
  },
  proposal: {
    word: { label: 'Voorstel', tone: 'yellow', help: 'Wacht op akkoord van de ander' },
    stage: 'past',
    busy: true,
    waitsFor: ['worker'],
    hours: 'to_agree',
    board: 'in_talks',
    planned: true,
    offered: false,
  },
  proposal_not_worked: {
    word: { label: 'Niet gewerkt gemeld', tone: 'yellow', help: 'Wacht op reactie' },
    stage: 'past',
    busy: true,
    waitsFor: ['worker', 'organization'],
    hours: 'not_worked',
    board: 'in_talks',
    planned: true,
    offered: false,
  },
  proposal_rejected: {
    word: { label: 'Voorstel afgewezen', tone: 'red', help: 'Backoffice beslist' },
    stage: 'past',
    busy: true,
    waitsFor: ['back_office'],
    hours: 'disputed',
    board: 'in_talks',
    planned: true,
    offered: false,
  },
  not_worked: {
    word: { label: 'Niet gewerkt', tone: 'grey' },
    stage: 'past',
    busy: false,
    waitsFor: [],
    hours: 'not_worked',
    board: 'done',
    planned: false,
    offered: false,
  },
} as const satisfies Record<CareMomentStatus, CareMomentRow>

const those = <S extends string, Row>(rows: Record<S, Row>, is: (row: Row) => boolean): readonly S[] =>
  (Object.keys(rows) as S[]).filter(status => is(rows[status]))
const moments = (is: (row: CareMomentRow) => boolean) => those<CareMomentStatus, CareMomentRow>(careMoments, is)
const onBoard = (column: BoardColumn) => moments(row => row.board === column)
const isWorkersTurn = (row: CareMomentRow) => row.waitsFor.includes('worker')

const every = Object.entries(careMoments) as [CareMomentStatus, CareMomentRow][]
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
  [S in CareMomentStatus]: (typeof careMoments)[S]['stage'] extends 'ahead' ? S : never
}[CareMomentStatus]
/** Care moments that have yet to begin, whether somebody is found for them or not. */
export const aheadStatuses = moments(row => row.stage === 'ahead')
/** Care moments that are not past: ahead, or a period under way. */
export const notPastStatuses = moments(row => row.stage !== 'past')
/** Shifts with hours that somebody says were worked, and that were not refused. */
export const claimedHoursStatuses = moments(row => ['to_agree', 'disputed', 'agreed'].includes(row.hours ?? ''))
/** Care moments that take up their worker's time. */
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
/** Shifts whose hours somebody must still agree with, or decide about. */
export const undecidedHoursStatuses = moments(row => row.hours === 'to_agree' || row.hours === 'disputed')
/** Shifts that were not worked, according to one party or to both. */
export const notWorkedStatuses = moments(row => row.hours === 'not_worked')
/** Shifts that one party says were not worked, and the other has not answered. */
export const notWorkedAskedStatuses = moments(row => row.hours === 'not_worked' && row.waitsFor.length > 0)
/** Shifts for which the worker may have to answer something about the hours. */
export const workerAnswersStatuses = moments(
  row => isWorkersTurn(row) && (row.hours === 'to_agree' || row.hours === 'not_worked'),
)
/** Shifts for which the worker may have to do something about the hours: hand them in, or answer. */
export const workerHoursStatuses = moments(row => isWorkersTurn(row) && row.hours !== null)
/** Shifts with something said about their hours, that do not wait for the worker alone: for others too, or for nobody. */
export const saidHoursStatuses = moments(row => row.hours !== null && !(isWorkersTurn(row) && row.waitsFor.length === 1))

interface ReactionRow {
  /** The stage of a reaction, as its worker sees it. */
  stage: 'waiting' | 'chosen' | 'not_chosen' | 'ended'
  /** Whether somebody else caused it: the worker keeps seeing it until they put it away. */
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
/** Live reactions: their worker cannot react again. */
export const liveReactionStatuses = [...reactionStatuses.waiting, ...reactionStatuses.chosen]
/** Reactions that somebody else ended or passed over. */
export const reactionNewsStatuses = those(reactions, row => row.news)

type PublicationStatus = (typeof publicationStatus)[number]
const publications: Record<PublicationStatus, { takesReactions: boolean }> = {
  open: { takesReactions: true },
  closed: { takesReactions: false },
  withdrawn: { takesReactions: false },
}
/** Publications to which one can react. */
export const openPublicationStatuses = those(publications, row => row.takesReactions)

type DocumentStatus = (typeof documentStatus)[number]
const documents: Record<DocumentStatus, { handedIn: boolean }> = {
  submitted: { handedIn: true },
  approved: { handedIn: true },
  rejected: { handedIn: false },
  expired: { handedIn: false },
}
/** Documents that need not be handed in again. */
export const handedInDocumentStatuses = those(documents, row => row.handedIn)

type ClientStatus = (typeof clientStatus)[number]
const clients: Record<ClientStatus, { inCare: boolean }> = {
  new: { inCare: true },
  active: { inCare: true },
  inactive: { inCare: false },
  closed: { inCare: false },
}
/** Clients for whom care is requested. */
export const inCareStatuses = those(clients, row => row.inCare)

type ProposalStatus = (typeof contractProposalStatus)[number]
const proposals = {
  open: { toAnswer: true },
  accepted: { toAnswer: false },
  rejected: { toAnswer: false },
  withdrawn: { toAnswer: false },
  expired: { toAnswer: false },
} as const satisfies Record<ProposalStatus, { toAnswer: boolean }>
/** The status of a contract proposal that nobody has to answer any more. */
export type AnsweredProposalStatus = {
  [S in ProposalStatus]: (typeof proposals)[S]['toAnswer'] extends false ? S : never
}[ProposalStatus]
/** Contract proposals that wait for an answer. */
export const toAnswerProposalStatuses = those<ProposalStatus, { toAnswer: boolean }>(proposals, row => row.toAnswer)
