import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ActionButton, Acts } from '#care/action/action-button.tsx'
import { clientName, type ListedMoment, type Moment } from '#care/moment/care-moment.ts'
import { HoursTable } from '#care/moment/hours/hours-table.tsx'
import { differences, nameDifference, payFor, plannedHours, workedHours } from '#care/moment/hours.ts'
import { queryOf } from '#client/cache.ts'
import { QueryState } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { formatMoney } from '#rules/time/format-nl.ts'
import { actionWords } from '#words/actions-nl.ts'
import { NotWorked } from '../-detail/end-actions.tsx'
import { Disapprove } from '../-detail/hours/hours-part.tsx'
import { nameWork } from './approvals.ts'
import type { Hold } from './pending-decisions.ts'
import classes from './round.module.css'

const HoursForm = late(() => import('../-detail/hours/hours-form.tsx'))

type Props = {
  listed: ListedMoment
  onApprove: (moment: Moment) => void
  /** The other answers are held for a while too, so that they can be undone. */
  hold: Hold
}

/** An assignment whose hours differ from the plan: planned beside worked, the reason, and the answers. */
export function Deviating({ listed, onApprove, hold }: Props) {
  // Another assignment: the previous one must not show, and be answered, while it loads.
  const { placeholderData: _previous, ...fresh } = queryOf('GET /care_moments/{uuid}', { uuid: listed.uuid })
  const query = useQuery(fresh)
  return (
    <div className={`grid gap-12 ${classes.moment}`}>
      <h3>{nameWork(listed)}</h3>
      <p className="soft small plain">{[listed.title, clientName(listed), listed.location.name].filter(Boolean).join(' · ')}</p>
      <QueryState query={query} rows={2} height={120}>
        {moment => <Answer key={moment.uuid} {...{ moment, onApprove, hold }} />}
      </QueryState>
    </div>
  )
}

function Answer({ moment, onApprove, hold }: Omit<Props, 'listed'> & { moment: Moment }) {
  const [proposing, setProposing] = useState(false)
  const answer = useRef<HTMLDivElement>(null)
  const back = () => {
    setProposing(false)
    answer.current?.focus({ preventScroll: true })
  }
  const [planned, worked] = [plannedHours(moment), workedHours(moment)]
  const said = differences(planned, worked)
  const inShort = nameDifference(moment)
  const [cost, plan] = [payFor(worked, moment).totalCents, payFor(planned, moment).totalCents]
  return (
    <>
      <p className="figures">
        <strong className={classes.short}>{inShort ?? 'Zoals gepland'}</strong>
        {said.length > 0 && `: ${said.join('; ')}`}. Het kost {formatMoney(cost)}; gepland was {formatMoney(plan)}.
      </p>
      {moment.statusReason && <blockquote className={classes.reason}>“{moment.statusReason}”</blockquote>}
      <HoursTable
        of={moment}
        differing
        columns={[
          ['Gepland', planned],
          ['Gewerkt', worked],
        ]}
      />
      <div ref={answer} tabIndex={-1}>
        {proposing ? (
          <HoursForm moment={moment} hours={worked} hold={hold} onDone={back} />
        ) : (
          <Acts>
            <span data-key="a">
              <ActionButton variant="filled" item={moment} action="approve" run={{ opens: () => onApprove(moment) }}>
                Goedkeuren
              </ActionButton>
            </span>
            <span data-key="v">
              <ActionButton item={moment} action="submit" run={{ opens: () => setProposing(true) }}>
                {actionWords.counterProposal}
              </ActionButton>
            </span>
            <span data-key="w">
              <Disapprove moment={moment} hold={hold} />
            </span>
            <span data-key="n">
              <NotWorked moment={moment} hold={hold} />
            </span>
          </Acts>
        )}
      </div>
    </>
  )
}
