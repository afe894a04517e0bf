import { formatDate } from '../time/format-nl.ts'

/** Why a worker cannot do a moment: a code, and the Dutch sentence for the worker. */
export type Reason = {
  code:
    | 'level'
    | 'contract'
    | 'document_missing'
    | 'document_expires'
    | 'document_pending'
    | 'overlap'
    | 'excluded'
    | 'act'
    | 'inactive'
    | 'started'
    | 'already'
  message: string
  /** For a period: the day (YYYY-MM-DD) of the shift in it that causes the problem. */
  day?: string
}

/** The calculation behind a signal about working time: the shifts, the sum, and the article of the Arbeidstijdenwet. */
export type Calculation = {
  article: string
  /** What the article says, and what it requires here, in Dutch. */
  rule: string
  norm: string
  /** A guideline for freelancers: the law does not bind them (2:7). */
  isLaw: boolean
  /** The worker's own shifts in the sum, in order; `isNew` marks the one they may get. */
  shifts: { startDate: string; endDate: string; breakMinutes: number; placeName?: string | undefined; isNew: boolean }[]
  /** A line each, in Dutch. */
  sum: string[]
}

/** What a worker and a planner should know before they continue: the id of a rule and a Dutch sentence. It never refuses. */
export type Signal = { id: string; message: string; calculation?: Calculation }

// The wording for an organization that chooses someone who cannot do the work: without where else they work, or who excluded
// them.
const toOthers: Record<string, string> = {
  level: 'Het niveau van deze zorgverlener past niet bij de opdracht.',
  contract: 'Deze zorgverlener werkt niet in deze contractvorm.',
  document_missing: 'Deze zorgverlener mist een document.',
  document_pending: 'De documenten van deze zorgverlener worden nog beoordeeld.',
  document_expires: 'Een document van deze zorgverlener verloopt voor deze opdracht.',
  overlap: 'Deze zorgverlener werkt dan al ergens anders.',
  act: 'Deze zorgverlener is niet bekwaam in een gevraagde handeling.',
  inactive: 'Deze zorgverlener is niet actief.',
  started: 'De opdracht is al begonnen.',
}
const unavailable = 'Deze zorgverlener is voor deze opdracht niet beschikbaar.'

/**
 * Each sentence once, with the code of its first reason and the days of the period's shifts it concerns. In the words for the
 * worker, or for others: those never reveal where else someone works, or who excluded them.
 */
export const inSentences = (reasons: Reason[], asWorker: boolean) =>
  [...Map.groupBy(reasons, ({ code, message }) => (asWorker ? message : (toOthers[code] ?? unavailable)))].map(
    ([sentence, why]) => ({ code: sentence === unavailable ? 'unavailable' : why[0]!.code, message: withDays(sentence, why) }),
  )
const withDays = (sentence: string, why: Reason[]): string => {
  const days = why.flatMap(({ day }) => (day ? [formatDate(day)] : []))
  return days.length > 0 ? `${sentence.replace(/\.$/, '')} (${[...new Set(days)].join(', ')}).` : sentence
}
