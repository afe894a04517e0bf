import { emptiesInAWeek } from '#client/install.ts'
import { goneAtMs, waitsLong } from '#client/outbox/entry.ts'
import { useWaiting } from '#client/outbox/use-waiting.ts'
import { useOnline } from '#components/hooks/use-online.ts'
import { Dialog } from '#components/layers/dialog.tsx'
import { Notice } from '#components/page/notice.tsx'
import { formatDate } from '#rules/time/format-nl.ts'
import { dateOf } from '../moment/moment.ts'
import classes from './offline.module.css'
import { WaitingEntry } from './waiting-entry.tsx'

/** The queue: each entry can be changed and removed, and resolved when it was refused. */
export default function StillToSend({ onClose }: { onClose: () => void }) {
  const entries = useWaiting()
  const online = useOnline()
  const [oldest] = entries
  return (
    <Dialog title={`Nog te versturen (${entries.length})`} onClose={onClose}>
      {oldest ? (
        <>
          <p className="soft">
            Dit staat alleen op dit toestel. {online ? 'We versturen het zo.' : 'We versturen het zodra er verbinding is.'} Wat op{' '}
            {formatDate(dateOf(new Date(goneAtMs(oldest)).toISOString()))} nog niet is verstuurd, verwijderen we van dit toestel.
            {emptiesInAWeek() && ' Open Zorginzet minstens elke week. Anders kan deze browser het eerder wissen.'}
          </p>
          {waitsLong(oldest, Date.now()) && (
            <Notice tone="attention" title="Dit wacht al lang">
              Het oudste staat hier al vijf dagen of langer. Open Zorginzet op een plek met internet. Dan versturen we het.
            </Notice>
          )}
          <ul className={classes.queue}>
            {entries.map(entry => (
              <li key={entry.id}>
                <WaitingEntry entry={entry} onLeave={onClose} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="soft">Alles is verstuurd.</p>
      )}
    </Dialog>
  )
}
