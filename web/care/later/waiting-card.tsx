import type { Entry } from '../../client/outbox/entry.ts'
import { HourglassIcon } from '../../components/icons.tsx'
import classes from './later.module.css'
import { WaitingEntry } from './waiting-entry.tsx'

/** "Nog te versturen", or that it asks something. */
export const WaitingPill = ({ entry: { status } }: { entry: Pick<Entry, 'status'> }) => (
  <span className={classes.pill}>
    <HourglassIcon size={16} />
    {status === 'asks' ? 'Niet verstuurd' : 'Nog te versturen'}
  </span>
)

const justNowMs = 2_000
// The form that was there was taller: what came of it may be above what one sees.
const comeIntoSight = (card: HTMLElement | null) => {
  card?.scrollIntoView({ block: 'nearest' })
}
/** What waits, in the place where it will stand once it is sent: dashed, and marked with an hourglass. */
export const WaitingCard = ({ entry }: { entry: Entry }) => (
  <div
    ref={Date.now() - entry.writtenMs < justNowMs ? comeIntoSight : undefined}
    className={classes.card}
    data-asks={entry.status === 'asks' || undefined}
  >
    <WaitingPill entry={entry} />
    <WaitingEntry entry={entry} />
  </div>
)
