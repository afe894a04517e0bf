import { useQuery } from '@tanstack/react-query'
import { lazy, memo } from 'react'
import { Acts } from '#care/action/action-button.tsx'
import { type InPanel, panelId } from '#care/list/use-panel.ts'
import { clientName, type Moment, nameOf } from '#care/moment/care-moment.ts'
import { isOpen } from '#care/moment/desk/moment-words.ts'
import { PanelHead } from '#care/moment/desk/panel-head.tsx'
import { MomentDetails } from '#care/moment/summary/moment-details.tsx'
import { useNow } from '#care/now.ts'
import { sayUntil } from '#care/time-left.ts'
import { queryOf } from '#client/cache.ts'
import { useMe } from '#client/use-me.ts'
import { useSession } from '#client/use-session.ts'
import { Button } from '#components/controls/button.tsx'
import { Tabs } from '#components/controls/tabs.tsx'
import { phoneHref } from '#components/fields/phone-href.ts'
import { SidePanel } from '#components/layers/side-panel.tsx'
import { Avatar } from '#components/marks/avatar.tsx'
import { Fact } from '#components/marks/fact.tsx'
import { LiveRegion } from '#components/page/live-region.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { Suspense } from '#components/page/suspense.tsx'
import { isMissing } from '#rules/shifts/arrival.ts'
import { minutesBetween } from '#rules/time/amsterdam.ts'
import { formatMoney, formatPhone } from '#rules/time/format-nl.ts'
import { useHolds } from '../../-parts/use-holds.ts'
import { urgencyOf } from '../-list/urgency.ts'
import { CallListPart } from './call-list.tsx'
import type { Chosen } from './chosen.ts'
import classes from './panel.module.css'
import { useOwnHold } from './use-own-hold.ts'

const ReactionsPart = lazy(() => import('#care/reactions/reactions-part.tsx').then(m => ({ default: m.ReactionsPart })))
const AskingPart = lazy(() => import('#care/asking/asking-part.tsx'))
const HistoryList = lazy(() => import('#care/history/history-list.tsx'))
const MissingPart = lazy(() => import('../-arrival/missing-part.tsx'))
const WhoComes = lazy(() => import('#care/reactions/who-comes.tsx'))

type Props = InPanel & {
  uuid: string
  onOpen: (uuid: string) => void
  onChoose: (chosen: Chosen) => Promise<void>
  part: string | undefined
  onPart: (part: string | undefined) => void
}

/** The open moment beside the work list: the call list, the reactions, the details and the history. */
export default memo(function WorkPanel({ uuid, part, onPart, onOpen, onChoose, ...panel }: Props) {
  const { placeholderData: _previous, ...fresh } = queryOf('GET /care_moments/{uuid}', { uuid })
  const query = useQuery(fresh)
  const isPlanner = useSession()?.roles.includes('ROLE_PLANNER') ?? false
  const holding = useOwnHold(uuid, isPlanner && query.data !== undefined && isOpen(query.data))
  return (
    <SidePanel
      id={panelId}
      label={query.data ? `Open opdracht: ${query.data.title}` : 'Open opdracht'}
      subject={uuid}
      aside={<Held uuid={uuid} isPlanner={isPlanner} {...holding} />}
      {...panel}
    >
      <QueryState query={query} rows={3} height={160}>
        {moment => <Body key={uuid} {...{ moment, isPlanner, part, onPart, onOpen, onChoose }} />}
      </QueryState>
    </SidePanel>
  )
})

type HeldProps = { uuid: string; isPlanner: boolean } & ReturnType<typeof useOwnHold>
/** Who is working on it: the user, with a button to release it, or a colleague, with a button to take over. */
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
      <span className="soft">Niemand mee bezig</span>
    )
  return (
    <>
      <Avatar name={nameOf(hold.holder)} size={24} />
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
type BodyProps = Pick<Props, 'part' | 'onPart' | 'onOpen' | 'onChoose'> & { moment: Moment; isPlanner: boolean }

function Body({ moment, isPlanner, part, onPart, onOpen, onChoose }: BodyProps) {
  const now = useNow()
  const { uuid, openReactionCount: reactions = 0 } = moment
  const { geschiedenis, ...readable } = partWords
  const words = { ...(isPlanner ? partWords : readable), ...(reactions > 0 && { reacties: `Reacties ${reactions}` }) }
  const shown = (part ?? 'bellijst') as Part
  const misses = isPlanner && moment.allowedActions.includes('check_arrival') && isMissing(moment, now)
  return (
    <div className="stack gap-12 small">
      <Head moment={moment} now={now} />
      {isOpen(moment) ? (
        <Tabs
          label="Wat je van deze opdracht ziet"
          words={words as typeof partWords}
          value={shown}
          onChange={one => onPart(one === 'bellijst' ? undefined : one)}
        >
          <Suspense fallback={<Skeleton height={240} radius="lg" />}>
            {shown === 'bellijst' && <CallListPart {...{ moment, now, isPlanner, onChoose }} />}
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
          <LiveRegion>{!misses && <p>Deze opdracht is niet meer open.</p>}</LiveRegion>
          <Suspense fallback={<Skeleton height={240} radius="lg" />}>
            {misses ? <MissingPart {...{ moment, now, onOpen }} /> : <WhoComes moment={moment} />}
            <WorkFacts moment={moment} />
            {isPlanner && <HistoryList uuid={uuid} />}
          </Suspense>
        </>
      )}
    </div>
  )
}

/** A caller names the place, its number and the pay. The bar is low: the call list below it needs the height. */
function Head({ moment, now }: { moment: Moment; now: string }) {
  const { location, startDate, hourlyRate, bonus } = moment
  const isAhead = isOpen(moment) && minutesBetween(now, startDate) >= 0
  const about = (
    <>
      {[moment.client && clientName(moment), location.name, location.city, moment.expertiseLevel.name]
        .filter(Boolean)
        .join(' · ')}
      {location.phone && (
        <>
          {' · '}
          <a href={phoneHref(location.phone)}>{formatPhone(location.phone)}</a>
        </>
      )}
      {hourlyRate !== undefined && ` · ${formatMoney(hourlyRate)} per uur`}
      {bonus > 0 && ` · ${formatMoney(bonus)} bonus`}
    </>
  )
  const soon = isAhead ? sayUntil(startDate, now) : undefined
  return <PanelHead {...{ moment, now, about, soon }} isUrgent={urgencyOf(moment, now) === 'soon'} size="row" />
}

/** The terms of an open moment: place, work, duration and rate; with the other actions. */
function WorkFacts({ moment }: { moment: Moment }) {
  const acts = moment.allowedActions.includes('cancel') && (
    <Acts>
      <Button variant="default" href={`/backoffice/zorgmoment/${moment.uuid}/publiceren`}>
        Publiceren
      </Button>
      <Button variant="default" href={`/backoffice/zorgmoment/${moment.uuid}/bonus`}>
        Bonus
      </Button>
      <Button variant="default" danger href={`/backoffice/zorgmoment/${moment.uuid}/annuleren`}>
        Annuleren
      </Button>
    </Acts>
  )
  return (
    <>
      <MomentDetails moment={moment}>
        <Fact label="Organisatie">{moment.location.organization.name}</Fact>
      </MomentDetails>
      {acts}
    </>
  )
}
