/** Why a worker may not do a moment: a code, and the Dutch sentence for the worker. */
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

/** How a signal about working time was reckoned: from which shifts, by which sum, against which article of the Arbeidstijdenwet. */
export type Calculation = {
  article: string
  /** What the article says, and what it asks here, in Dutch. */
  rule: string
  norm: string
  /** A guideline for freelancers: the law does not bind them (2:7). */
  isLaw: boolean
  /** The worker's own shifts in the sum, in order; `isNew` is the one they may get. */
  shifts: { startDate: string; endDate: string; breakMinutes: number; placeName?: string | undefined; isNew: boolean }[]
  /** A line each, in Dutch. */
  sum: string[]
}

/** What a worker and a planner should know before they continue: the id of a rule and a Dutch sentence. It never refuses. */
export type Signal = { id: string; message: string; calculation?: Calculation }
