import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { Dialog, DialogButtons } from './dialog.tsx'

type Props = {
  /** The question: "Zorgmoment annuleren?" */
  title: string
  /** What will happen, in one or two sentences; may contain a field for the reason. */
  children: ReactNode
  /** The label of the button: "Zorgmoment annuleren". */
  act: string
  danger?: boolean
  busy?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks for confirmation of an action that is not easily undone, and says what will happen. Open while it is mounted. */
export function Confirm({ title, children, act, danger = false, busy = false, onConfirm, onClose }: Props) {
  return (
    <Dialog title={title} busy={busy} onClose={onClose}>
      {children}
      <DialogButtons>
        <Button variant="default" onClick={onClose} disabled={busy}>
          Terug
        </Button>
        <Button danger={danger} onClick={onConfirm} loading={busy}>
          {act}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
