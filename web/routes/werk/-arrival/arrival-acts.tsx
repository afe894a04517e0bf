import { OwnNameOnly } from '#care/action/own-name-only.tsx'
import { useAction } from '#care/action/use-action.ts'
import type { ListedMoment } from '#care/moment/care-moment.ts'
import { formatShortDate } from '#care/moment/moment.ts'
import { now, useNow } from '#care/now.ts'
import { WaitingCard, WaitingPill } from '#care/offline/waiting-card.tsx'
import { useChange } from '#client/cache.ts'
import { Queued } from '#client/outbox/entry.ts'
import { isQueued, queuedWords, useQueuedChange } from '#client/outbox/use-queued-change.ts'
import { useSession } from '#client/use-session.ts'
import { Button } from '#components/controls/button.tsx'
import { toHandInStatuses } from '#contract/status-groups.ts'
import { isTimeToTell } from '#rules/shifts/arrival.ts'
import { formatTime } from '#rules/time/format-nl.ts'
import { actionWords } from '#words/actions-nl.ts'
import { sayReports, useArrivalReports } from './arrival-reports.ts'

type Shift = Pick<
  ListedMoment,
  '@id' | 'uuid' | 'status' | 'timeScope' | 'startDate' | 'endDate' | 'arrivedAt' | 'leftAt' | 'client'
>
const tells = {
  arrive: { words: actionWords.arrive, done: 'Gemeld dat je er bent.' },
  leave: { words: actionWords.leave, done: 'Gemeld dat je weggaat.' },
}

/** "Ik ben er" and "Ik ga weg" while it is time for them; the report, and undoing it. */
export default function ArrivalActs({ shift }: { shift: Shift }) {
  const { arrivedAt, leftAt, waiting } = useArrivalReports(shift)
  const instant = useNow()
  const isOwn = !useSession()?.impersonated
  // Not from the server's answer: without a network that may be from last night.
  const mayTell = shift.timeScope === 'moment' && toHandInStatuses.includes(shift.status)
  const isTime = mayTell && isTimeToTell(shift, instant)
  const arrive = useQueuedChange('PATCH /care_moments/{uuid}/arrive')
  const leave = useQueuedChange('PATCH /care_moments/{uuid}/leave')
  const takeBack = useChange('PATCH /care_moments/{uuid}/undo_arrival')
  const { busy, act } = useAction()
  if (!mayTell || !(isTime || arrivedAt || leftAt || waiting)) return null
  const tell = (what: keyof typeof tells) => () => {
    const at = now()
    const { words, done } = tells[what]
    const wrote = {
      title: `${words}, ${formatShortDate(shift.startDate, at)}`,
      detail: formatTime(at),
      path: `/werk/planning?dienst=${shift.uuid}`,
      about: shift['@id'],
    } as const
    return act({
      run: () => (what === 'arrive' ? arrive : leave).run({ uuid: shift.uuid, body: { at } }, wrote),
      done: answer => (isQueued(answer) ? queuedWords : done),
    })
  }
  const undo = () =>
    act({
      run: async (): Promise<unknown> => (waiting ? arrive.takeBack(new Queued(waiting)) : takeBack.run({ uuid: shift.uuid })),
      done: 'Je melding is teruggenomen.',
    })
  if (waiting?.status === 'asks') return <WaitingCard entry={waiting} />
  const undoing = (
    <Button variant="subtle" size="sm" loading={busy} onClick={() => void undo()}>
      Toch niet
    </Button>
  )
  return (
    <div className="grid start gap-8">
      {(arrivedAt || leftAt) && (
        <div className="wrap-row gap-4-16">
          <p className="figures">{sayReports({ arrivedAt, leftAt })}</p>
          {waiting && <WaitingPill entry={waiting} />}
          {isOwn && undoing}
        </div>
      )}
      {!isOwn && <OwnNameOnly>{null}</OwnNameOnly>}
      {isOwn && isTime && !arrivedAt && !leftAt && (
        <Button size="lg" loading={busy} onClick={() => void tell('arrive')()}>
          {tells.arrive.words}
        </Button>
      )}
      {isOwn && isTime && !leftAt && (arrivedAt || shift.endDate <= instant) && (
        <Button size="lg" variant="default" loading={busy} onClick={() => void tell('leave')()}>
          {tells.leave.words}
        </Button>
      )}
      <p className="soft small">
        {shift.client ? `De familie van ${shift.client.firstName} en de organisatie zien dit.` : 'De organisatie ziet dit.'} Het
        telt niet mee voor je beoordeling. Je uren vul je zelf in.
      </p>
    </div>
  )
}
