import { RecordParts } from '#care/history/record-parts.tsx'
import { clientName, type Moment } from '#care/moment/care-moment.ts'
import { MomentBar } from '#care/moment/desk/moment-bar.tsx'
import { isOpen } from '#care/moment/desk/moment-words.ts'
import { formatWhen } from '#care/moment/moment.ts'
import { CareMomentBadge } from '#care/moment/status-badge.tsx'
import { MomentDetails } from '#care/moment/summary/moment-details.tsx'
import { useNow } from '#care/now.ts'
import OfferPart from '#care/offer/offer-part.tsx'
import { Part } from '#care/parts/part.tsx'
import { ReactionsPart } from '#care/reactions/reactions-part.tsx'
import WhoComes from '#care/reactions/who-comes.tsx'
import { AppLink } from '#components/controls/app-link.tsx'
import { Button } from '#components/controls/button.tsx'
import { Fact } from '#components/marks/fact.tsx'
import { late } from '#components/page/suspense.tsx'
import { approvedHoursStatuses, offeredStatuses } from '#contract/status-groups.ts'
import { clientHref } from '../../-parts/client-href.ts'
import { momentHref } from '../../-parts/moment-href.ts'
import classes from './detail.module.css'
import { EndActions } from './end-actions.tsx'
import { HoursPart } from './hours/hours-part.tsx'
import { NextLine } from './next-line.tsx'
import { RelatedPart } from './related-part.tsx'

const AgreementPart = late(() => import('#care/agreement/agreement-part.tsx'))
const KnownWorker = late(() => import('#care/reviews/known-worker.tsx'))
const ReviewsPart = late(() => import('./reviews-part.tsx'))
const AskingPart = late(() => import('#care/asking/asking-part.tsx'))
const ViolationsPart = late(() => import('./violations-part.tsx'))

type WorkProps = {
  moment: Moment
  /** Opens the form to ask somebody by name: with this uuid, or with nobody chosen yet. */
  asks?: string | true | undefined
  onAsked?: () => void
}

/** An assignment, and the action it needs now. */
export function MomentWork({ moment, asks, onAsked }: WorkProps) {
  const now = useNow()
  const { uuid, timeScope, status, statusReason, assignee } = moment
  const opened = isOpen(moment)
  return (
    <div className={`grid shrinks gap-16 ${classes.body}`}>
      <Part title="Stand van zaken" headless>
        <div className="wrap-row spread gap-wrap">
          <p className={`large strong figures ${classes.when}`}>{formatWhen(moment)}</p>
          <CareMomentBadge status={status} />
        </div>
        <MomentBar {...{ moment, now }} size="detail" />
        {assignee && (
          <>
            <WhoComes moment={moment} />
            {/* Remounted for another shift or worker, so that nothing of the previous one remains beside this name. */}
            <KnownWorker key={`${uuid} ${assignee.uuid}`} moment={uuid} careWorker={assignee.uuid} />
          </>
        )}
        {/* The people who reacted are listed below, with their number. */}
        {!(opened && moment.openReactionCount) && <NextLine {...{ moment, now }} className={classes.next} />}
        {statusReason && !opened && <p className="soft">Reden: {statusReason}</p>}
      </Part>
      <HoursPart moment={moment} />
      {assignee && <AgreementPart uuid={uuid} />}
      {approvedHoursStatuses.includes(status) && <ReviewsPart key={uuid} moment={moment} now={now} />}
      {timeScope === 'period' && <RelatedPart moment={moment} now={now} />}
      {opened && <ReactionsPart moment={moment} />}
      {opened && <AskingPart {...{ moment, now }} opens={asks} {...(onAsked && { onOpened: onAsked })} />}
      {offeredStatuses.includes(status) && <OfferPart moment={moment} now={now} />}
    </div>
  )
}

/** The details of an assignment: its facts, related assignments, ways to end it, and history. */
export function MomentBeside({ moment }: { moment: Moment }) {
  const now = useNow()
  return (
    <div className={`grid shrinks gap-16 ${classes.body}`}>
      <MomentFacts moment={moment} />
      {moment.timeScope === 'moment' && <RelatedPart moment={moment} now={now} />}
      <EndActions moment={moment} now={now} />
      <ViolationsPart {...{ moment, now }} />
      <RecordParts moment={moment} />
    </div>
  )
}

/** Creates a shift like this one; used on its page and in its panel. */
export function CopyButton({ uuid }: { uuid: string }) {
  return (
    <Button variant="default" size="sm" href={`/organisatie/opdrachten/nieuw?kopie=${uuid}`}>
      Kopiëren naar een andere dag
    </Button>
  )
}

/** The terms, and the client. */
export function MomentFacts({ moment, headless = false }: { moment: Moment; headless?: boolean }) {
  return (
    <Part title="Gegevens" headless={headless}>
      <MomentDetails moment={moment}>
        <Fact label="Cliënt">
          {moment.client ? <AppLink href={clientHref(moment.client.uuid)}>{clientName(moment)}</AppLink> : 'Zonder cliënt'}
        </Fact>
        {moment.carePeriod && (
          <Fact label="Periode">
            <AppLink href={momentHref(moment.carePeriod.split('/').at(-1)!)}>Hoort bij een periode</AppLink>
          </Fact>
        )}
      </MomentDetails>
      {!headless && <CopyButton uuid={moment.uuid} />}
    </Part>
  )
}
