// Sends a report, and the scores that were given with it.

import { dateOf } from '../../../../../care/moment/moment.ts'
import { now } from '../../../../../care/now.ts'
import { Problem } from '../../../../../client/api.ts'
import { useChange } from '../../../../../client/cache.ts'
import type { PlanProblem } from '../../-plan/plan.ts'
import type { OwnShift, Report } from '../reports.ts'
import { bodyOf, chosenIn, type ReportDraft } from './report-draft.ts'

/** A new report, or a change or a correction of one. */
export type Writing = { client: string } & ({ way: 'new'; report?: undefined } | { way: 'change' | 'correct'; report: Report })
type Sent = { report: string | undefined; said: string }

/** Sends what was written: one report about all problems, then a score for each that was given one. */
export function useSendReport({ client, way, report }: Writing) {
  const create = useChange('POST /client_reports')
  const change = useChange('PUT /client_reports/{uuid}')
  const score = useChange('POST /care_plan_scores')
  const sendScores = async (draft: ReportDraft, plan: readonly PlanProblem[]): Promise<string[]> => {
    const failed: string[] = []
    for (const entry of chosenIn(draft)) {
      const ofPlan = plan.find(({ problem }) => problem.uuid === entry.problem)
      if (!ofPlan || entry.score === 0) continue
      const body = { carePlanProblem: ofPlan['@id'], status: entry.score, scoredOn: dateOf(now()) }
      await score.run({ body }).catch(problem => {
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
    const careMoment =
      draft.shift === 'vanzelf' ? shift?.['@id'] : draft.shift === 'geen' ? undefined : `/v1/care_moments/${draft.shift}`
    const made = await create.run({
      body: {
        ...{ client: `/v1/clients/${client}`, ...body },
        ...(careMoment && { careMoment }),
        ...(way === 'correct' && { correctionOf: report['@id'] }),
      },
    })
    const failed = await sendScores(draft, plan)
    const said = way === 'correct' ? 'De correctie is verstuurd.' : 'De rapportage is verstuurd.'
    // The report is there: only what is missing is to be done again.
    const lost = failed.length > 0 ? ` De score van ${failed.join(' en ')} is niet bewaard: geef die bij Zorgplan.` : ''
    return { report: made.uuid, said: said + lost }
  }
}
