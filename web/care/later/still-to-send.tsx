import { formatDate } from '../../../rules/format-nl.ts'
import { goneAtMs } from '../../client/outbox/entry.ts'
import { useWaiting } from '../../client/outbox/use-waiting.ts'
import { Dialog } from '../../components/dialog.tsx'
import { useOnline } from '../../components/use-online.ts'
import { dateOf } from '../moment/moment.ts'
import classes from './later.module.css'
import { WaitingEntry } from './waiting-entry.tsx'

/** The list of what is still to be sent: each can be changed and removed, and answered when it was refused. */
export default function StillToSend({ onClose }: { onClose: () => void }) {
  const entries = useWaiting()
  const online = useOnline()
  const [oldest] = entries
  return (
    <Dialog title={`Nog te versturen (${entries.length})`} onClose={onClose}>
      {oldest ? (
        <>
          <p className={classes.soft}>
            Dit staat alleen op dit toestel. {online ? 'We versturen het zo.' : 'We versturen het zodra er verbinding is.'} Wat op{' '}
            {formatDate(dateOf(new Date(goneAtMs(oldest)).toISOString()))} nog niet is verstuurd, verwijderen we van dit toestel.
          </p>
          <ul className={classes.queue}>
            {entries.map(entry => (
              <li key={entry.id}>
                <WaitingEntry entry={entry} onLeave={onClose} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className={classes.soft}>Alles is verstuurd.</p>
      )}
    </Dialog>
  )
}
