import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { formatTime } from '../../../rules/format-nl.ts'
import { fillDraft } from '../../client/draft-storage.ts'
import { dropDraft } from '../../client/drafts.ts'
import type { Entry } from '../../client/outbox/entry.ts'
import { Button } from '../../components/button.tsx'
import { BinIcon, PencilIcon } from '../../components/icons.tsx'
import { toastDone, toastFailed } from '../../components/toast.ts'
import { useOnline } from '../../components/use-online.ts'
import { dateOf, formatShortDate } from '../moment/moment.ts'
import { now } from '../now.ts'
import classes from './later.module.css'

const Refused = lazy(() => import('./refused.tsx'))

/** "vandaag 09:14", or the day. */
const sayWhen = (ms: number) => {
  const at = new Date(ms).toISOString()
  return `${dateOf(at) === dateOf(now()) ? 'vandaag' : formatShortDate(at, now())} ${formatTime(at)}`
}
const alreadySent = 'Dit is net verstuurd.'

/** What can be done with one: change it in its form, and remove it with an undo. */
function useEntry(entry: Entry, onLeave: (() => void) | undefined) {
  const client = useQueryClient()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const queue = () => import('../../client/outbox/sending.ts')
  const doing = (work: () => Promise<void>) => () => {
    setBusy(true)
    void work().finally(() => setBusy(false))
  }
  const change = doing(async () => {
    const { account, form, path } = entry
    if (!form) return
    if (!fillDraft(account, form.name, form.values))
      return toastFailed('Daar staat al iets anders dat je invulde. Verstuur of wis dat eerst.')
    if (!(await (await queue()).takeOut(entry))) {
      dropDraft(form.name)
      return toastDone(alreadySent)
    }
    onLeave?.()
    await router.navigate({ href: path })
  })
  const remove = doing(async () => {
    const { takeOut, putBack } = await queue()
    if (!(await takeOut(entry))) return toastDone(alreadySent)
    toastDone(`Verwijderd: ${entry.title}.`, { act: () => void putBack(client, entry) })
  })
  return { busy, change, remove }
}

type Props = {
  entry: Entry
  /** Leaves the list that it stands in, when its form is opened. */
  onLeave?: () => void
}

/** One thing that waits, with what can be done about it; when it was refused, why, and both versions. */
export function WaitingEntry({ entry, onLeave }: Props) {
  const { title, detail, writtenMs, status, form } = entry
  const { busy, change, remove } = useEntry(entry, onLeave)
  const online = useOnline()
  return (
    <div className={classes.entry}>
      <p className={classes.title}>
        <strong>{title}</strong>
        <span className={`${classes.soft} figures`}>
          {sayWhen(writtenMs)}
          {detail && `. ${detail}`}
        </span>
      </p>
      {status === 'asks' && (
        <Suspense>
          <Refused entry={entry} />
        </Suspense>
      )}
      {status !== 'asks' && onLeave === undefined && (
        <p className={classes.soft}>{online ? 'Wordt nu verstuurd.' : 'Wordt verstuurd zodra er verbinding is.'}</p>
      )}
      <div className={classes.acts}>
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
