import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Moment } from '#care/moment/care-moment.ts'
import { dateOf } from '#care/moment/moment.ts'
import { Part } from '#care/parts/part.tsx'
import { queryOf } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { formatDate } from '#rules/time/format-nl.ts'
import { violationWords } from '#words/care-workers-nl.ts'

const ViolationDialog = late(() => import('./violation-dialog.tsx'))

/** The violations the organization reported, and the button to report one. */
export default function ViolationsPart({ moment, now }: { moment: Moment; now: string }) {
  const [reporting, report] = useState(false)
  const query = useQuery(queryOf('GET /care_worker_violations', { query: { 'careMoment.uuid': moment.uuid } }))
  const { data } = useQuery(queryOf('GET /care_moments/{uuid}/violation_subjects', { uuid: moment.uuid }))
  const subjects = data?.careWorkers ?? []
  if (!moment.assignee && subjects.length === 0) return null
  return (
    <Part title="Ging er iets mis?">
      <QueryState query={query} rows={1} height={48} isEmpty={({ member }) => member.length === 0} empty={null}>
        {({ member }) => (
          <ul className="grid gap-16">
            {member.map(({ uuid, kind, text, createdAt, careWorker, answer, answeredAt }) => (
              <li key={uuid} className="grid gap-4">
                <strong>{violationWords[kind]}</strong>
                <span className="soft">
                  Over {careWorker.profile.firstName}, gemeld op {formatDate(dateOf(createdAt))}
                </span>
                <p className="breaks as-typed" data-written>
                  {text}
                </p>
                {answer && answeredAt && (
                  <>
                    <span className="soft">
                      Antwoord van {careWorker.profile.firstName}, {formatDate(dateOf(answeredAt))}
                    </span>
                    <p className="breaks as-typed" data-written>
                      {answer}
                    </p>
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryState>
      <div>
        <Button variant="default" onClick={() => report(true)}>
          Melden wat er misging
        </Button>
      </div>
      {reporting && subjects.length > 0 && <ViolationDialog {...{ moment, subjects, now }} onClose={() => report(false)} />}
    </Part>
  )
}
