import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Moment, nameOf } from '#care/moment/care-moment.ts'
import { DayBar } from '#care/moment/day-bar.tsx'
import { HolidayMark } from '#care/moment/holiday/holiday-mark.tsx'
import { formatWhen } from '#care/moment/moment.ts'
import { MomentDetails } from '#care/moment/summary/moment-details.tsx'
import { useNow } from '#care/now.ts'
import { queryOf } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Button } from '#components/controls/button.tsx'
import { Dialog, DialogButtons } from '#components/layers/dialog.tsx'
import { Fact } from '#components/marks/fact.tsx'
import { Notice } from '#components/page/notice.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { approvedHoursStatuses } from '#contract/status-groups.ts'
import { typedMinutes } from '#rules/money/worked-hours.ts'
import { formatShift } from '#rules/time/broken-shift.ts'
import { formatHours } from '#rules/time/format-nl.ts'
import { actionWords } from '#words/actions-nl.ts'
import { violationWords } from '#words/care-workers-nl.ts'
import { CancelForm } from '../../-cancel/cancel-form.tsx'
import { ConfirmChange } from '../../-parts/changed-shift.tsx'
import { fileHref } from '../../client/-file/file.ts'
import classes from '../planning.module.css'
import { conflictsOf, type Planning } from '../planning-data.ts'
import { ShiftState } from '../shift-state.tsx'
import { isFileOpen } from './file-open.ts'
import { PeriodShifts, ShiftSeries } from './shift-series.tsx'

const AgreementPart = late(() => import('#care/agreement/agreement-part.tsx'))
const ArrivalActs = late(() => import('../../-arrival/arrival-acts.tsx'))
const ShiftReview = late(() => import('../../-reviews/shift-review.tsx'))
const ShiftReach = late(() => import('./shift-reach.tsx'))
const WorkingTimeNotice = late(() => import('../working-time/working-time-notice.tsx'))

type CancelProps = { moment: Moment; onClose: () => void; onDone: () => void }

/** Cancels an assignment in place: for a shift that was assigned without a reaction, and so has no screen of its own. */
function CancelAssignment({ moment, onClose, onDone }: CancelProps) {
  return (
    <Dialog title="Toewijzing annuleren?" onClose={onClose}>
      <CancelForm moment={moment} onDone={onDone} onKeep={onClose} />
    </Dialog>
  )
}

const uuidIn = (iri: string) => iri.split('/').at(-1)!

function Actions({ shift, onClose }: { shift: Moment; onClose: () => void }) {
  const [asking, setAsking] = useState(false)
  const may = (action: Moment['allowedActions'][number]) => shift.allowedActions.includes(action)
  return (
    <DialogButtons>
      {may('cancel_assignment') &&
        (shift.publication ? (
          <Button variant="default" href={`/werk/nieuwe-opdrachten/${uuidIn(shift.publication!)}/annuleren`}>
            {actionWords.cancelAssignment}
          </Button>
        ) : (
          <>
            <Button variant="default" onClick={() => setAsking(true)}>
              {actionWords.cancelAssignment}
            </Button>
            {asking && <CancelAssignment moment={shift} onClose={() => setAsking(false)} onDone={onClose} />}
          </>
        ))}
      {may('reject_proposal') && <Button href="/werk/uren-indienen">Voorstel bekijken</Button>}
      {may('submit') && <Button href={`/werk/uren-indienen?dienst=${shift.uuid}`}>{actionWords.submit}</Button>}
      <ConfirmChange shift={shift} />
    </DialogButtons>
  )
}

function Conflicts({ shift, planning }: { shift: Moment; planning: Planning }) {
  const { overlaps, unavailable } = conflictsOf(shift, planning)
  if (shift.timeScope === 'period' || (overlaps.length === 0 && !unavailable)) return null
  return (
    <Notice tone="attention">
      {overlaps.map(other => (
        <p key={other.uuid} className="figures">
          Overlapt met {other.title}, {formatShift(other)}.
        </p>
      ))}
      {unavailable && <p>Je gaf op dat je dan niet beschikbaar bent.</p>}
    </Notice>
  )
}

function Shift({ shift, planning, onClose }: { shift: Moment; planning: Planning; onClose: () => void }) {
  const { startDate, endDate, timeScope } = shift
  return (
    <>
      <div className={`grid gap-half ${classes.shift}`}>
        <p className={`wrap-row spread gap-wrap strong ${classes.when}`}>
          <span className="figures">
            {formatWhen(shift)}
            {timeScope === 'moment' && <span> {formatHours(typedMinutes(shift))}</span>}
          </span>
          {timeScope === 'moment' && <HolidayMark startDate={startDate} endDate={endDate} />}
          <ShiftState shift={shift} />
        </p>
        {timeScope === 'moment' && (
          <DayBar startDate={startDate} endDate={endDate} overlaps={conflictsOf(shift, planning).overlaps} size="detail" />
        )}
        {timeScope === 'moment' && <ArrivalActs shift={shift} />}
        <Conflicts shift={shift} planning={planning} />
        {shift.allowedActions.includes('confirm_change') && (
          <p>De tijd of plaats van deze dienst is gewijzigd. Kun je dan niet? Annuleren telt dan niet als te laat.</p>
        )}
        {timeScope === 'moment' && <WorkingTimeNotice startDate={startDate} endDate={endDate} />}
        <AgreementPart uuid={shift.uuid} asksConfirmation={shift.allowedActions.includes('confirm_change')} />
        <ShiftReach shift={shift} />
        <MomentDetails moment={shift}>
          <Fact label="Organisatie">{shift.location.organization.name}</Fact>
          {shift.client && (
            <Fact label="Cliënt">
              {isFileOpen(shift) ? (
                <AppLink href={fileHref(shift.client.uuid)}>{nameOf(shift.client)}</AppLink>
              ) : (
                shift.client.firstName
              )}
            </Fact>
          )}
        </MomentDetails>
        {approvedHoursStatuses.includes(shift.status) && <ShiftReview shift={shift} />}
        <ViolationsLine shift={shift.uuid} />
        {timeScope === 'period' ? <PeriodShifts period={shift} /> : <ShiftSeries shift={shift} />}
      </div>
      <Actions shift={shift} onClose={onClose} />
    </>
  )
}

type Props = { uuid: string; planning: Planning; onClose: () => void }

/** The details of one shift beside the planning, with its actions. */
export function ShiftPanel({ uuid, planning, onClose }: Props) {
  const listed = [...planning.shifts, ...planning.periods].find(moment => moment.uuid === uuid)
  const asked = useQuery({ ...queryOf('GET /care_moments/{uuid}', { uuid }) })
  const shift = asked.data?.uuid === uuid ? asked.data : undefined
  return (
    <Dialog look="side" inAddress title={listed?.title ?? shift?.title ?? 'Dienst'} onClose={onClose}>
      <QueryState
        query={{ data: shift, error: asked.error, refetch: asked.refetch }}
        height={360}
        title="Deze dienst kon niet worden geladen."
      >
        {found => <Shift shift={found} planning={planning} onClose={onClose} />}
      </QueryState>
    </Dialog>
  )
}

/** Violations reported about the viewer at this shift; nothing when there are none. */
function ViolationsLine({ shift }: { shift: string }) {
  const now = useNow()
  const { data } = useQuery(queryOf('GET /care_worker_violations', { query: { 'careMoment.uuid': shift } }))
  if (!data || data.member.length === 0) return null
  return (
    <Notice tone="attention">
      {data.member.map(({ uuid, kind, answer, answerUntil }) => (
        <p key={uuid}>
          Er is een melding over deze dienst. Soort: {violationWords[kind].toLowerCase()}.{' '}
          <AppLink href={`/werk/planning?melding=${uuid}`}>
            {answer || now > answerUntil ? 'Lees de melding' : 'Lees en antwoord'}
          </AppLink>
        </p>
      ))}
    </Notice>
  )
}
