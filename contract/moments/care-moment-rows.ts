// The meaning of each status of a care moment: whose turn it is, where it appears, what it blocks. Read through status-groups.ts.
import type { ReactionStatus } from '../statuses.ts'
import type { CareMomentStatus } from './care-moment-transitions.ts'

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
/** Searching, somebody comes (or came), nobody found in time, cancelled, or not worked. */
export type VisitState = 'sought' | 'coming' | 'unfilled' | 'off' | 'missed'
/** What a status of a care moment means. */
export interface StatusMeaning {
  /** Its Dutch name and its tone. */
  word: StatusWord
  /** Whether it is yet to begin, under way (a period) or past: worked, or never to be worked. */
  stage: 'ahead' | 'under_way' | 'past'
  /** Whether a shift blocks its worker's time, so that no other may overlap it (no_overlap in the database). */
  busy: boolean
  /** Whose turn it is. For a proposal: the party that did not make it. Nobody's once it is over. */
  waitsFor: readonly ('organization' | 'worker' | 'back_office')[]
  /** The state of the hours; null where there are none, and for a period: its shifts have them. */
  hours: 'to_hand_in' | 'refused' | 'to_agree' | 'agreed' | 'not_worked' | 'disputed' | null
  /** Null when the board leaves it out: it was not worked and will not be. */
  board: BoardColumn | null
  /** Whether it is on its worker's planning. */
  planned: boolean
  /** Whether it may be offered to care workers, for the first time or again. */
  offered: boolean
  /** What the client's family sees; null for a period: its shifts are the visits. */
  visit: VisitState | null
  /**
   * For moments that have not begun: their new status when they are ended, that of the reactions to their offers, and the event.
   * Null once it has begun.
   */
  ending: { to: CareMomentStatus; reactions: ReactionStatus; name: `care_moment_${string}` } | null
}

/** One row for each status of a care moment. */
export const careMomentRows = {
  open: {
    word: { label: 'Openstaand', tone: 'blue', help: 'Nog niet toegewezen' },
    stage: 'ahead',
    busy: false,
    waitsFor: ['organization'],
    hours: null,
    board: 'open',
    planned: false,
    offered: true,
    visit: 'sought',
    ending: { to: 'withdrawn', reactions: 'not_selected_withdrawn', name: 'care_moment_withdrawn' },
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
    visit: 'unfilled',
    ending: null,
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
    visit: 'off',
    ending: null,
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
    visit: 'off',
    ending: null,
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
    visit: 'coming',
    ending: { to: 'canceled', reactions: 'canceled', name: 'care_moment_canceled' },
  },
  // The shifts of the period block the time, and have hours of their own.
  period_started: {
    word: { label: 'Periode gestart', tone: 'green' },
    stage: 'under_way',
    busy: false,
    waitsFor: ['worker'],
    hours: null,
    board: 'assigned',
    planned: true,
    offered: false,
    visit: null,
    ending: null,
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
    visit: 'coming',
    ending: null,
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
    visit: 'coming',
    ending: null,
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
    visit: 'coming',
    ending: null,
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
    visit: 'coming',
    ending: null,
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
    visit: 'missed',
    ending: null,
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
    visit: 'coming',
    ending: null,
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
    visit: 'missed',
    ending: null,
  },
} as const satisfies Record<CareMomentStatus, StatusMeaning>
