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

/** What a worker and a planner should know before they continue: the id of a rule and a Dutch sentence. It never refuses. */
export type Signal = { id: string; message: string }
