import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { queryOf } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { BulkBar } from '#components/lists/bulk-bar.tsx'
import { LiveRegion } from '#components/page/live-region.tsx'
import { Notice } from '#components/page/notice.tsx'
import { Card } from '#components/page/page.tsx'
import { Empty, QueryState } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { counted } from '#rules/time/format-nl.ts'
import type { Question } from '../ask/question.ts'
import { PlanSums } from '../picture/plan-sums.tsx'
import { WeekPicture } from '../picture/week-picture.tsx'
import type { Plan, Roster, RosterAudience } from '../roster.ts'
import { type Change, changesBetween } from './difference.ts'
import { chosenOf, type Marks, sayChosen, sayOutcomes, toggled } from './lines-by-day.ts'
import { MarksElsewhere } from './marks-elsewhere.tsx'
import { OpenShifts } from './open-shifts.tsx'
import classes from './plan.module.css'
import { PlanLines } from './plan-lines.tsx'

const AcceptDialog = late(() => import('./accept-dialog.tsx'))

type Props = {
  roster: Roster
  previous: string | undefined
  audience: RosterAudience
  marks: Marks
  setMarks: (next: (now: Marks) => Marks) => void
  now: string
  /** The number of changes to the request since. */
  changes: number
  /** Requests a new plan, with the changes. */
  again: { act: () => void; busy: boolean }
  /** Opens the request, with these changes. */
  onAskElse: (changes: Partial<Question>) => void
}
const none: ReadonlyMap<string, Change> = new Map()
const withoutPlaceholder = (uuid: string) => {
  const { placeholderData: _other, ...fresh } = queryOf('GET /rosters/{uuid}/plan', { uuid })
  return fresh
}

/** A plan: its totals, the week as a picture, its lines, and the shifts left open. */
export default function PlanView({ roster, previous, ...rest }: Props) {
  const query = useQuery(withoutPlaceholder(roster.uuid))
  const before = useQuery({ ...withoutPlaceholder(previous ?? ''), enabled: previous !== undefined })
  return (
    <QueryState
      query={query}
      height={520}
      isEmpty={({ lines, open }) => lines.length + open.length === 0}
      empty={
        <Empty
          drawing="calendar"
          title="Er is geen open werk in deze dagen"
          text="Alles heeft al iemand, of er is niets gepubliceerd. Kies andere dagen of locaties."
          action={<Button onClick={() => rest.onAskElse({})}>Vraag wijzigen</Button>}
        />
      }
    >
      {plan => <Loaded {...{ roster, plan }} before={previous === undefined ? undefined : before.data} {...rest} />}
    </QueryState>
  )
}

type LoadedProps = Omit<Props, 'previous'> & { plan: Plan; before: Plan | undefined }

function Loaded({ roster, plan, before, audience, marks, setMarks, now, changes, again, onAskElse }: LoadedProps) {
  const changed = useMemo(() => (before ? changesBetween(before, plan) : none), [before, plan])
  const chosen = useMemo(() => chosenOf(plan.lines, marks), [plan.lines, marks])
  const [accepting, setAccepting] = useState(false)
  const elsewhere = { marks, plan, before, now }
  const outcomes = sayOutcomes(plan.lines.map(({ outcome }) => outcome?.outcome))
  return (
    <>
      <LiveRegion>
        {outcomes && (
          <Notice tone="settled" title="Uitgevoerd">
            <p className="figures">{outcomes}.</p>
          </Notice>
        )}
      </LiveRegion>
      <div className={`stack top gap-16 ${classes.glance}`}>
        <Card title="Wat het brengt">
          {plan.lines.length > 0 && <p className="below-16 figures">Daarvoor: {sayChosen(plan.lines)}.</p>}
          <PlanSums sums={plan.sums} before={before?.sums.plan} />
        </Card>
        <Card title="De week in beeld">
          <WeekPicture {...{ plan, roster, audience }} />
        </Card>
      </div>
      <MarksElsewhere as="held" {...elsewhere} onUndo={pair => setMarks(was => toggled(was, 'held', pair))} />
      {plan.lines.length === 0 ? (
        <NobodyAble withOthers={roster.withOthers} onAskOthers={() => onAskElse({ withOthers: true })} />
      ) : (
        <PlanLines {...{ audience, marks, setMarks, changed, now }} lines={plan.lines} />
      )}
      {plan.open.length > 0 && <OpenShifts {...{ audience, changed, now }} shifts={plan.open} roster={roster.uuid} />}
      <MarksElsewhere as="forbidden" {...elsewhere} onUndo={pair => setMarks(was => toggled(was, 'forbidden', pair))} />
      {(chosen.length > 0 || changes > 0) && (
        <BulkBar
          chosen={`${chosen.length} aangevinkt`}
          summary={sayChosen(chosen)}
          clearLabel="Niets aanvinken"
          onClear={() => setMarks(was => ({ ...was, off: plan.lines.map(({ careMoment }) => careMoment) }))}
        >
          {changes > 0 && (
            <Button variant="default" size="sm" loading={again.busy} onClick={again.act}>
              Opnieuw
            </Button>
          )}
          <Button size="sm" disabled={chosen.length === 0} onClick={() => setAccepting(true)}>
            {counted(chosen.length, 'regel', 'regels')} uitvoeren
          </Button>
        </BulkBar>
      )}
      {accepting && <AcceptDialog uuid={roster.uuid} lines={chosen} now={now} onClose={() => setAccepting(false)} />}
    </>
  )
}

const NobodyAble = ({ withOthers, onAskOthers }: { withOthers: boolean; onAskOthers: () => void }) => (
  <Notice tone="attention" title="Voor geen enkele dienst is er iemand">
    <p>
      {withOthers
        ? 'Kijk hieronder bij elke dienst wat zou helpen.'
        : 'Van wie reageerde, kan niemand. Er zijn misschien wel mensen die je kunt vragen.'}
    </p>
    {!withOthers && (
      <Button size="sm" variant="default" onClick={onAskOthers}>
        Ook mensen vragen die niet reageerden
      </Button>
    )}
  </Notice>
)
