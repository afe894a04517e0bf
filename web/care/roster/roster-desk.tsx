import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { queryOf } from '#client/cache.ts'
import { isShaped } from '#client/draft-shape.ts'
import { useDraft } from '#client/drafts.ts'
import { refetchMs } from '#client/live/stream-alive.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Button } from '#components/controls/button.tsx'
import { LiveRegion } from '#components/page/live-region.tsx'
import { Notice } from '#components/page/notice.tsx'
import { Card } from '#components/page/page.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { late } from '#components/page/suspense.tsx'
import { madeRosterStatuses, rosterStatusesInMaking } from '#contract/status-groups.ts'
import { Form } from '../form/form.tsx'
import type { FormOf } from '../form/use-form.ts'
import { dateOf } from '../moment/moment.ts'
import { useNow } from '../now.ts'
import { AskFields } from './ask/ask-fields.tsx'
import { isSameQuestion, type Question, questionOf, sayDays, wrongWith } from './ask/question.ts'
import { useQuestion } from './ask/use-question.ts'
import { Making } from './making.tsx'
import { countMarked, type Marks } from './plan/lines-by-day.ts'
import classes from './roster.module.css'
import type { Roster, RosterAudience } from './roster.ts'
import { RosterHead } from './roster-head.tsx'

const pair = { careMoment: '', careWorker: '' }
const filled: Marks = { off: [''], held: [pair], forbidden: [pair] }
const read = (kept: unknown): Marks | undefined => (isShaped<Marks>(kept, filled, filled) ? kept : undefined)

/** The marks on the plan of a roster, which survive a reload. They start with those in its request. */
function useMarks(roster: Roster | undefined): [Marks, (next: (now: Marks) => Marks) => void] {
  const { held = [], forbidden = [] } = roster ?? {}
  const { draft, set } = useDraft<Marks>(`roosterkeuzes ${roster?.uuid ?? ''}`, { off: [], held, forbidden }, read)
  return [draft, set]
}

const PlanView = late(() => import('./plan/plan-view.tsx'), { fallback: <Skeleton height={520} radius="lg" /> })

type Props = {
  roster: Roster | undefined
  /** The previous roster, for the same days. */
  previous: string | undefined
  audience: RosterAudience
  takesFocus: boolean
  /** A roster was requested; with the one it is compared with. */
  onMade: (made: Roster, before: string | undefined) => void
}

/** The request for a roster; and once there is one, its progress or the plan itself. */
export function RosterDesk({ roster, previous, audience, takesFocus, onMade }: Props) {
  const now = useNow()
  const today = dateOf(now)
  const [opened, setOpened] = useState(false)
  const [marks, setMarks] = useMarks(roster)
  const isMade = roster !== undefined && madeRosterStatuses.includes(roster.status)
  const form = useQuestion({
    ...{ roster, marks, now },
    onMade: made => {
      const isOfSameDays = roster?.startDate === made.startDate && roster.endDate === made.endDate
      onMade(made, isOfSameDays ? (isMade ? roster.uuid : previous) : undefined)
    },
  })
  const again = () => {
    if (Object.keys(wrongWith(form.values, today)).length > 0) setOpened(true)
    void form.submit()
  }
  const fields = <AskFields form={form} today={today} weightsOf={audience.weightsOf} />
  if (!roster)
    return (
      <>
        <UnderWay audience={audience} />
        <Card title="Het beste rooster voor je open werk">
          <div className={`stack gap-half ${classes.form}`}>
            <p className="soft small">
              Je krijgt een voorstel met bij elke keuze de reden. Er wordt niemand ingepland: dat doe jij, voor het hele rooster
              of voor een deel.
            </p>
            <Form of={form} act="Maak rooster">
              {fields}
            </Form>
          </div>
        </Card>
      </>
    )
  const changes = countMarked(marks, roster) + (isSameQuestion(form.values, questionOf(roster, today)) ? 0 : 1)
  return (
    <>
      <RosterHead {...{ roster, audience, takesFocus, isMade }} />
      <AskAgain {...{ form, opened, onOpen: setOpened }}>{fields}</AskAgain>
      {rosterStatusesInMaking.includes(roster.status) && <Making roster={roster} />}
      {!isMade && !rosterStatusesInMaking.includes(roster.status) && (
        <Notice tone="lost" role="alert" title="Het rooster kon niet worden gemaakt">
          <p>Er ging iets mis bij ons. Je vraag staat er nog.</p>
          <Button size="sm" loading={form.busy} onClick={again}>
            Opnieuw
          </Button>
        </Notice>
      )}
      {isMade && (
        <PlanView
          {...{ roster, previous, audience, marks, setMarks, now, changes }}
          again={{ act: again, busy: form.busy }}
          onAskElse={other => {
            form.set(other)
            setOpened(true)
          }}
        />
      )}
    </>
  )
}

type AgainProps = { form: FormOf<Question>; opened: boolean; onOpen: (opened: boolean) => void; children: ReactNode }

/** The request of the roster on the screen, collapsed until somebody opens it, or it is refused. */
const AskAgain = ({ form, opened, onOpen, children }: AgainProps) => (
  <div className="no-print">
    <Card>
      <details
        className={`fold ${classes.more}`}
        open={opened || form.refusal !== undefined}
        onToggle={event => onOpen(event.currentTarget.open)}
      >
        <summary>Vraag wijzigen</summary>
        <div className={`stack gap-half ${classes.form}`}>
          <Form of={form} act="Rooster opnieuw maken">
            {children}
          </Form>
        </div>
      </details>
    </Card>
  </div>
)

/** A roster in progress, for people who had left it: so that they do not start a second one. */
function UnderWay({ audience }: { audience: RosterAudience }) {
  const newest = useQuery({ ...queryOf('GET /rosters', { query: { itemsPerPage: 1 } }), refetchInterval: refetchMs }).data
    ?.member[0]
  return (
    <LiveRegion>
      {newest && rosterStatusesInMaking.includes(newest.status) && (
        <Notice title="Er wordt een rooster gemaakt">
          <p>
            <AppLink href={audience.hrefOf({ rooster: newest.uuid, vorig: undefined })}>Rooster voor {sayDays(newest)}</AppLink>
          </p>
        </Notice>
      )}
    </LiveRegion>
  )
}
