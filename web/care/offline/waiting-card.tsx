import type { Entry } from '#client/outbox/entry.ts'
import { HourglassIcon } from '#components/marks/icons.tsx'
import classes from './offline.module.css'
import { WaitingEntry } from './waiting-entry.tsx'

/** "Nog te versturen", or that it needs an answer. */
export const WaitingPill = ({ entry: { status } }: { entry: Pick<Entry, 'status'> }) => (
  <span className={`inline-row gap-6 round warns attention ${classes.pill}`}>
    <HourglassIcon size={16} />
    {status === 'asks' ? 'Niet verstuurd' : 'Nog te versturen'}
  </span>
)

const justNowMs = 2_000
// The form in its place was taller: the result may be above the visible part.
const comeIntoSight = (card: HTMLElement | null) => {
  card?.scrollIntoView({ block: 'nearest' })
}
/** A queued change, in the place where it will be once it is sent: dashed, and marked with an hourglass. */
export const WaitingCard = ({ entry }: { entry: Entry }) => (
  <div
    ref={Date.now() - entry.writtenMs < justNowMs ? comeIntoSight : undefined}
    className={`grid start gap-8 pad-16 on-card ${classes.card}`}
    data-asks={entry.status === 'asks' || undefined}
  >
    <WaitingPill entry={entry} />
    <WaitingEntry entry={entry} />
  </div>
)
