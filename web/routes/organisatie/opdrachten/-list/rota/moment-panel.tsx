import { useQuery } from '@tanstack/react-query'
import { memo, type ReactNode } from 'react'
import { RecordParts } from '#care/history/record-parts.tsx'
import { type InPanel, panelId } from '#care/list/use-panel.ts'
import { type Moment, nameOf } from '#care/moment/care-moment.ts'
import { isOpen } from '#care/moment/desk/moment-words.ts'
import { PanelHead } from '#care/moment/desk/panel-head.tsx'
import { sayPlannedTotal } from '#care/moment/hours/pay.ts'
import { CareMomentBadge } from '#care/moment/status-badge.tsx'
import { useNow } from '#care/now.ts'
import OfferPart from '#care/offer/offer-part.tsx'
import { ReactionsPart } from '#care/reactions/reactions-part.tsx'
import WhoComes from '#care/reactions/who-comes.tsx'
import { queryOf } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { SidePanel } from '#components/layers/side-panel.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { boardStatuses, offeredStatuses } from '#contract/status-groups.ts'
import { formatMoney } from '#rules/time/format-nl.ts'
import { nameContractTypes } from '#words/nl.ts'
import { clientHref } from '../../../-parts/client-href.ts'
import { momentHref } from '../../../-parts/moment-href.ts'
import classes from '../../-detail/detail.module.css'
import { EndActions } from '../../-detail/end-actions.tsx'
import { HoursPart } from '../../-detail/hours/hours-part.tsx'
import { CopyButton, MomentFacts } from '../../-detail/moment-body.tsx'
import { NextLine } from '../../-detail/next-line.tsx'
import { RelatedPart } from '../../-detail/related-part.tsx'
import EditButton from '../../-edit/edit-button.tsx'
import { sayUrgent } from './row-words.ts'

const AgreementPart = late(() => import('#care/agreement/agreement-part.tsx'))
const AskingPart = late(() => import('#care/asking/asking-part.tsx'))

type Props = InPanel & { uuid: string }

/** The assignment beside the list: its time, who comes or reacted, and the rest folded below. */
export default memo(function MomentPanel({ uuid, ...panel }: Props) {
  // Another row is another assignment: the previous one must not show while it loads.
  const { placeholderData: _previous, ...fresh } = queryOf('GET /care_moments/{uuid}', { uuid })
  const query = useQuery(fresh)
  return (
    <SidePanel
      id={panelId}
      label={query.data ? `Opdracht: ${query.data.title}` : 'Opdracht'}
      subject={uuid}
      page={{ href: momentHref(uuid), label: 'Hele opdracht' }}
      {...panel}
    >
      <QueryState query={query} rows={3} height={160}>
        {moment => <Body key={uuid} moment={moment} entered={panel.takesFocus} />}
      </QueryState>
    </SidePanel>
  )
})

/** `entered`: opened by the row's action, which asks somebody by name if nobody reacted. */
function Body({ moment, entered }: { moment: Moment; entered: boolean }) {
  const now = useNow()
  const { status, timeScope, statusReason } = moment
  const opened = isOpen(moment)
  const waits = opened && (moment.openReactionCount ?? 0) > 0
  const offer = offeredStatuses.includes(status) && <OfferPart moment={moment} now={now} />
  const canEnd = opened || boardStatuses.assigned.includes(status)
  return (
    <div className={`stack ${classes.panelBody}`}>
      <Head moment={moment} now={now} />
      {!waits && <Now moment={moment} now={now} />}
      {statusReason && !opened && <p className="soft small">Reden: {statusReason}</p>}
      <HoursPart moment={moment} />
      {opened && <ReactionsPart moment={moment} />}
      {opened && <AskingPart {...{ moment, now }} opens={(entered && !waits) || undefined} />}
      {!waits && offer}
      {timeScope === 'period' && <RelatedPart moment={moment} now={now} />}
      {moment.assignee && <AgreementPart uuid={moment.uuid} />}
      <div className={classes.copy}>
        <CopyButton uuid={moment.uuid} />
      </div>
      <Fold title="Gegevens">
        <MomentFacts moment={moment} headless />
        <EditButton moment={moment} />
      </Fold>
      {(canEnd || moment.recurringCareMoment !== undefined) && (
        <Fold title={moment.recurringCareMoment ? 'Reeks, wijzigen en annuleren' : 'Aanbieden en annuleren'}>
          {waits && offer}
          {timeScope === 'moment' && <RelatedPart moment={moment} now={now} />}
          <EndActions moment={moment} now={now} />
        </Fold>
      )}
      <RecordParts moment={moment} />
    </div>
  )
}

/** Planners decide by price, so it is on the first line. */
function Head({ moment, now }: { moment: Moment; now: string }) {
  const { client, location, hourlyRate, contractType } = moment
  const types = contractType ? [contractType] : moment.publishedForContractTypes
  const rate = hourlyRate !== undefined && `${formatMoney(hourlyRate)} per uur`
  const total = sayPlannedTotal(moment)
  const facts = [location.name, moment.expertiseLevel.name, nameContractTypes(types).toLowerCase()]
  const soon = isOpen(moment) && sayUrgent(moment, now)
  const about = (
    <>
      {client && (
        <>
          <AppLink href={clientHref(client.uuid)}>{nameOf(client)}</AppLink>
          {' · '}
        </>
      )}
      {[...facts, rate, total && `samen ${total}`].filter(Boolean).join(' · ')}
    </>
  )
  return <PanelHead {...{ moment, now, about }} soon={soon ? `begint ${soon}` : undefined} isUrgent />
}

/** Who comes, the status, and the next step. */
function Now({ moment, now }: { moment: Moment; now: string }) {
  return (
    <div className={`grid gap-12 ${classes.now}`}>
      <WhoComes moment={moment} />
      <div>
        <CareMomentBadge status={moment.status} />
      </div>
      <NextLine {...{ moment, now }} className={classes.next} />
    </div>
  )
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={`ruled fold ${classes.fold}`}>
      <summary>
        <h3>{title}</h3>
      </summary>
      {children}
    </details>
  )
}
