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

/** What waits, in the place where it will stand once it is sent: dashed, and marked with an hourglass. */
export const WaitingCard = ({ entry }: { entry: Entry }) => (
  <div className={classes.card} data-asks={entry.status === 'asks' || undefined}>
    <WaitingPill entry={entry} />
    <WaitingEntry entry={entry} />
  </div>
)
