import type { Entry } from '#client/outbox/entry.ts'
import { Button } from '#components/controls/button.tsx'
import { useOnline } from '#components/hooks/use-online.ts'
import { BinIcon, PencilIcon } from '#components/marks/icons.tsx'
import { late } from '#components/page/suspense.tsx'
import { formatTime } from '#rules/time/format-nl.ts'
import { dateOf, formatShortDate } from '../moment/moment.ts'
import { now } from '../now.ts'
import { useEntry } from './use-entry.ts'

const Refused = late(() => import('./refused.tsx'))

/** "vandaag 09:14", or the day. */
const sayWhen = (ms: number) => {
  const at = new Date(ms).toISOString()
  return `${dateOf(at) === dateOf(now()) ? 'vandaag' : formatShortDate(at, now())} ${formatTime(at)}`
}
type Props = {
  entry: Entry
  /** Called when its form opens, to leave the list it is in. */
  onLeave?: () => void
}

/** A queued change with its actions; when it was refused, why, and both versions. */
export function WaitingEntry({ entry, onLeave }: Props) {
  const { title, detail, writtenMs, status, form } = entry
  const { busy, change, remove } = useEntry(entry, onLeave)
  const online = useOnline()
  return (
    <div className="grid shrinks gap-8">
      <p className="grid breaks">
        <strong>{title}</strong>
        <span className="soft figures">
          {sayWhen(writtenMs)}
          {detail && `. ${detail}`}
        </span>
      </p>
      {status === 'asks' && <Refused entry={entry} />}
      {status !== 'asks' && onLeave === undefined && (
        <p className="soft">{online ? 'Wordt zo verstuurd.' : 'Wordt verstuurd zodra er verbinding is.'}</p>
      )}
      <div className="wrap gap-8">
        {form && (
          <Button variant="default" size="lg" leftSection={<PencilIcon size={20} />} disabled={busy} onClick={change}>
            Wijzigen
          </Button>
        )}
        <Button variant="subtle" size="lg" leftSection={<BinIcon size={20} />} disabled={busy} onClick={remove}>
          Verwijderen
        </Button>
      </div>
    </div>
  )
}
