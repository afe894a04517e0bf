// Sends a report and its scores; offline they are queued, each under its own key.

import type { PlanProblem } from '#care/client-plan/plan.ts'
import { firstWords } from '#care/client-reports/report-text.ts'
import type { Report } from '#care/client-reports/reports.ts'
import { dateOf, formatShortDate } from '#care/moment/moment.ts'
import { now } from '#care/now.ts'
import { Problem } from '#client/api.ts'
import { useChange } from '#client/cache.ts'
import type { Wrote } from '#client/outbox/entry.ts'
import { isQueued, queuedWords, useQueuedChange } from '#client/outbox/use-queued-change.ts'
import { scoreEntry } from '../../-plan/score-entry.ts'
import { reportsHref } from '../report-search.ts'
import type { OwnShift } from '../reports.ts'
import { bodyOf, chosenIn, type ReportDraft } from './report-draft.ts'

/** A new report, or a change or a correction of one. */
export type Writing = { client: string /** The client's name. */; name: string } & (
  | { way: 'new'; report?: undefined }
  | { way: 'change' | 'correct'; report: Report }
)
/** The name of the draft of a report. */
export const draftName = ({ way, client, report }: Writing): string =>
  `rapportage:${client}${report ? `:${way}:${report.uuid}` : ''}`

const wroteReport = (writing: Writing, draft: ReportDraft): Wrote => {
  const { client, name, way, report } = writing
  const about = chosenIn(draft).map(entry => entry.name)
  return {
    title: `${way === 'correct' ? 'Correctie' : 'Rapportage'}, ${name}`,
    detail: about.join(', ') || firstWords(bodyOf(draft).text),
    path: reportsHref(client, way === 'new' ? { nieuw: '1' } : { corrigeer: report.uuid }),
    about: `/v1/clients/${client}`,
    form: { name: draftName(writing), values: draft },
  }
}

/** The result: where the report is, and what to say. */
type Sent = { report: string | undefined; said: string }

/** Sends one report about all problems, then a score for each problem that has one. */
export function useSendReport(writing: Writing) {
  const { client, name, way, report } = writing
  const create = useQueuedChange('POST /client_reports')
  const change = useChange('PUT /client_reports/{uuid}')
  const score = useQueuedChange('POST /care_plan_scores')
  const sendScores = async (draft: ReportDraft, plan: readonly PlanProblem[]): Promise<string[]> => {
    const failed: string[] = []
    for (const entry of chosenIn(draft)) {
      const ofPlan = plan.find(({ problem }) => problem.uuid === entry.problem)
      if (!ofPlan || entry.score === 0) continue
      const body = { carePlanProblem: ofPlan['@id'], status: entry.score, scoredOn: dateOf(now()) }
      await score.run({ body }, scoreEntry(client, name, ofPlan, body)).catch(problem => {
        if (!(problem instanceof Problem)) throw problem
        failed.push(entry.name)
      })
    }
    return failed
  }
  return async (draft: ReportDraft, shift: OwnShift | undefined, plan: readonly PlanProblem[]): Promise<Sent> => {
    const body = bodyOf(draft)
    if (way === 'change') {
      await change.run({ uuid: report.uuid, body })
      return { report: report.uuid, said: 'De rapportage is gewijzigd.' }
    }
    const made = await create.run(
      {
        body: {
          ...{ client: `/v1/clients/${client}`, ...body },
          ...(shift && { careMoment: shift['@id'] }),
          ...(way === 'correct' && { correctionOf: report['@id'] }),
        },
      },
      wroteReport(writing, draft),
    )
    const failed = await sendScores(draft, plan)
    if (isQueued(made)) return { report: undefined, said: queuedWords }
    const said = way === 'correct' ? 'De correctie is verstuurd.' : 'De rapportage is verstuurd.'
    // The report was sent: only what is missing has to be done again.
    const lost = failed.length > 0 ? ` De score van ${failed.join(' en ')} is niet bewaard: geef die bij Zorgplan.` : ''
    return { report: made.uuid, said: said + lost }
  }
}

/** A shift in words: "dienst van vandaag". */
export const dayOfShift = ({ startDate }: Pick<OwnShift, 'startDate'>): string =>
  dateOf(startDate) === dateOf(now()) ? 'vandaag' : formatShortDate(startDate, now())
