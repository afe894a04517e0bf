import { useQuery } from '@tanstack/react-query'
import { lazy, memo } from 'react'
import { boardStatuses } from '../../../../../contract/status-groups.ts'
import { minutesBetween } from '../../../../../rules/amsterdam.ts'
import { formatPhone, formatTimes } from '../../../../../rules/format-nl.ts'
import { type InPanel, panelId } from '../../../../care/list/use-panel.ts'
import { clientName, type Moment } from '../../../../care/moment/care-moment.ts'
import { DayBar } from '../../../../care/moment/day-bar.tsx'
import { formatDates } from '../../../../care/moment/moment.ts'
import { useNow } from '../../../../care/now.ts'
import { sayUntil } from '../../../../care/time-left.ts'
import { ask } from '../../../../client/cache.ts'
import { useMe } from '../../../../client/use-me.ts'
import { useSession } from '../../../../client/use-session.ts'
import { Avatar } from '../../../../components/avatar.tsx'
import { WarningIcon } from '../../../../components/icons.tsx'
import { phoneHref } from '../../../../components/phone-href.ts'
import { QueryState } from '../../../../components/query-state.tsx'
import { SidePanel } from '../../../../components/side-panel.tsx'
import { Skeleton } from '../../../../components/skeleton.tsx'
import { Suspense } from '../../../../components/suspense.tsx'
import { Tabs } from '../../../../components/tabs.tsx'
import { useHolds } from '../../-parts/use-holds.ts'
import { urgencyOf } from '../-list/urgency.ts'
import { CallListPart } from './call-list.tsx'
import { useHolding } from './holds.ts'
import classes from './panel.module.css'

const ReactionsPart = lazy(() =>
  import('../../../../care/reactions/reactions-part.tsx').then(m => ({ default: m.ReactionsPart })),
)
const AskingPart = lazy(() => import('../../../../care/asking/asking-part.tsx'))
const HistoryList = lazy(() => import('../../../../care/history/history-list.tsx'))
const WorkFacts = lazy(() => import('./work-facts.tsx'))

type Props = InPanel & { uuid: string; part: string | undefined; onPart: (part: string | undefined) => void }

/** The open moment beside the work list: whom to call, who reacted, what it is and what happened. */
export default memo(function WorkPanel({ uuid, part, onPart, ...panel }: Props) {
  const { placeholderData: _previous, ...fresh } = ask('GET /care_moments/{uuid}', { uuid })
  const query = useQuery(fresh)
  const isPlanner = useSession()?.roles.includes('ROLE_PLANNER') ?? false
  const isOpen = query.data !== undefined && boardStatuses.open.includes(query.data.status)
  const holding = useHolding(uuid, isPlanner && isOpen)
  return (
    <SidePanel
      id={panelId}
      label={query.data ? `Open opdracht: ${query.data.title}` : 'Open opdracht'}
      subject={uuid}
      aside={<Held uuid={uuid} isPlanner={isPlanner} {...holding} />}
      {...panel}
    >
      <QueryState query={query} rows={3} height={160}>
        {moment => <Body key={uuid} {...{ moment, isPlanner, part, onPart }} onNext={panel.onNext} />}
      </QueryState>
    </SidePanel>
  )
})

type HeldProps = { uuid: string; isPlanner: boolean } & ReturnType<typeof useHolding>
/** Who is at work on it: oneself, with a way to let it go, or a colleague, from whom it can be taken over. */
function Held({ uuid, isPlanner, takeOver, release }: HeldProps) {
  const hold = useHolds().get(uuid)
  const me = useMe()
  if (hold?.holder.uuid === me)
    return (
      <>
        <span>Jij bent hiermee bezig</span>
        <button type="button" className={classes.linkish} onClick={release}>
          Loslaten
        </button>
      </>
    )
  if (!hold)
    return isPlanner ? (
      <button type="button" className={classes.linkish} data-key="c" onClick={takeOver}>
        Ik pak deze
      </button>
    ) : (
      <span className={classes.soft}>Niemand mee bezig</span>
    )
  const name = `${hold.holder.firstName} ${hold.holder.lastName}`
  return (
    <>
      <Avatar name={name} size={24} />
      <span>{hold.holder.firstName} is hiermee bezig</span>
      {isPlanner && (
        <button type="button" className={classes.linkish} data-key="c" onClick={takeOver}>
          Overnemen
        </button>
      )}
    </>
  )
}

const partWords = { bellijst: 'Bellijst', reacties: 'Reacties', opdracht: 'Opdracht', geschiedenis: 'Geschiedenis' }
type Part = keyof typeof partWords
type BodyProps = Pick<Props, 'part' | 'onPart' | 'onNext'> & { moment: Moment; isPlanner: boolean }

function Body({ moment, isPlanner, part, onPart, onNext }: BodyProps) {
  const now = useNow()
  const { uuid, openReactionCount: reactions = 0 } = moment
  const { geschiedenis, ...readable } = partWords
  const words = { ...(isPlanner ? partWords : readable), ...(reactions > 0 && { reacties: `Reacties ${reactions}` }) }
  const shown = (part ?? 'bellijst') as Part
  return (
    <div className={classes.body}>
      <Head moment={moment} now={now} />
      {boardStatuses.open.includes(moment.status) ? (
        <Tabs
          label="Wat je van dit moment ziet"
          words={words as typeof partWords}
          value={shown}
          onChange={one => onPart(one === 'bellijst' ? undefined : one)}
        >
          <Suspense fallback={<Skeleton height={240} radius="lg" />}>
            {shown === 'bellijst' && <CallListPart {...{ moment, now, isPlanner, onNext }} />}
            {shown === 'reacties' && (
              <>
                <ReactionsPart moment={moment} />
                <AskingPart moment={moment} now={now} />
              </>
            )}
            {shown === 'opdracht' && <WorkFacts moment={moment} />}
            {shown === 'geschiedenis' && isPlanner && <HistoryList uuid={uuid} />}
          </Suspense>
        </Tabs>
      ) : (
        <>
          <p role="status">
            {moment.assignee
              ? `${moment.assignee.profile.firstName} ${moment.assignee.profile.lastName} komt. Deze opdracht is niet meer open.`
              : 'Deze opdracht is niet meer open.'}
          </p>
          <Suspense fallback={<Skeleton height={240} radius="lg" />}>
            <WorkFacts moment={moment} />
            {isPlanner && <HistoryList uuid={uuid} />}
          </Suspense>
        </>
      )}
    </div>
  )
}

function Head({ moment, now }: { moment: Moment; now: string }) {
  const { title, location, startDate, endDate, timeScope } = moment
  const period = timeScope === 'period'
  const isAhead = minutesBetween(now, startDate) >= 0
  return (
    <header className={classes.head}>
      <div className={classes.title}>
        <h2>{title}</h2>
        {boardStatuses.open.includes(moment.status) && isAhead && (
          <span className={`${classes.left} figures`} data-urgency={urgencyOf(moment, now)}>
            {urgencyOf(moment, now) === 'soon' && <WarningIcon size={18} />}
            {sayUntil(startDate, now)}
          </span>
        )}
      </div>
      <p className={classes.soft}>
        {[moment.client && clientName(moment), location.name, location.city, moment.expertiseLevel.name]
          .filter(Boolean)
          .join(' · ')}
        {location.phone && (
          <>
            {' · '}
            <a href={phoneHref(location.phone)} className="figures">
              {formatPhone(location.phone)}
            </a>
          </>
        )}
      </p>
      <div className={classes.bar}>
        <strong className="figures">{period ? formatDates(moment) : formatTimes(startDate, endDate)}</strong>
        {!period && <DayBar {...{ startDate, endDate, now }} kind={moment.assignee ? 'taken' : 'open'} size="row" />}
      </div>
    </header>
  )
}
