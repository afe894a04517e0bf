import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWaiting } from '#client/outbox/use-waiting.ts'
import { shownEntries } from '#client/outbox/waiting.ts'
import { logout } from '#client/session.ts'
import { Button } from '#components/controls/button.tsx'
import { useOnline } from '#components/hooks/use-online.ts'
import { Dialog, DialogButtons } from '#components/layers/dialog.tsx'
import { toastFailed } from '#components/layers/toast.ts'

type Props = { onList: () => void; onClose: () => void }

/** Logging out while changes are still queued: send them first, lose them, or stay. */
export default function LogOutFirst({ onList, onClose }: Props) {
  const entries = useWaiting()
  const client = useQueryClient()
  const online = useOnline()
  const [busy, setBusy] = useState(false)
  const sendFirst = async () => {
    setBusy(true)
    try {
      await (await import('#client/outbox/sending.ts')).sendWaiting(client)
    } finally {
      setBusy(false)
    }
    if (shownEntries().length === 0) return logout()
    toastFailed('Nog niet alles is verstuurd.')
    onList()
  }
  return (
    <Dialog title="Nog niet alles is verstuurd" busy={busy} onClose={onClose}>
      <p>
        {entries.length === 1 ? 'Dit staat' : `Deze ${entries.length} dingen staan`} alleen op dit toestel. Bij uitloggen gaat het
        verloren.
      </p>
      <ul className="strong">
        {entries.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      {!online && <p className="soft">Er is geen internet. Versturen kan zodra er weer verbinding is.</p>}
      <DialogButtons>
        <Button variant="default" disabled={busy} onClick={onClose}>
          Ingelogd blijven
        </Button>
        <Button variant="default" danger disabled={busy} onClick={() => void logout()}>
          Uitloggen en verwijderen
        </Button>
        <Button loading={busy} disabled={!online} onClick={() => void sendFirst()}>
          Eerst versturen
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
