import { useEffect, useState } from 'react'
import { call } from '#client/api.ts'
import { useEvent } from '#components/hooks/use-event.ts'
import { Dialog } from '#components/layers/dialog.tsx'
import { useAction } from '../action/use-action.ts'

const shownMs = 60_000

/**
 * How to get in, fetched on request, which the server logs. It is stored nowhere, and hides after a minute or when the user
 * leaves the screen. Returns a function that shows it, and the dialog to render.
 */
export function useAccessNotes(uuid: string) {
  const [notes, setNotes] = useState<string>()
  const { busy, act } = useAction()
  // Not disabled meanwhile: the button keeps the focus, and gets it back after the dialog.
  const show = () => {
    if (busy) return
    void act({
      run: async () => setNotes((await call('GET /client_homes/{uuid}/access_notes', { uuid })).accessNotes ?? 'Er staat niets.'),
      refused: ({ status }) => (status === 404 ? 'Dit is er alleen voor wie hier een dienst heeft.' : undefined),
    })
  }
  const dialog = notes !== undefined && <Notes notes={notes} onClose={() => setNotes(undefined)} />
  return { busy, show, dialog }
}

function Notes({ notes, onClose }: { notes: string; onClose: () => void }) {
  const close = useEvent(onClose) // stable between renders, or the minute would start again
  useEffect(() => {
    const timer = setTimeout(close, shownMs)
    const leave = () => document.visibilityState === 'hidden' && close()
    document.addEventListener('visibilitychange', leave)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', leave)
    }
  }, [close])
  return (
    <Dialog title="Zo gaat de deur open" onClose={onClose}>
      <p className="large strong as-typed breaks">{notes}</p>
      <p className="soft small">Na een minuut verdwijnt dit. Wij leggen vast wie er keek.</p>
    </Dialog>
  )
}
