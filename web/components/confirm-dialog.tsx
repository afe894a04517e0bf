import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import classes from './confirm.module.css'

export type ConfirmProps = {
  opened: boolean
  /** The question: "Opdracht annuleren?" */
  title: string
  /** What will happen, in one or two sentences; may hold a field for the reason. */
  children: ReactNode
  /** The act on the button: "Opdracht annuleren". */
  act: string
  danger?: boolean
  busy?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** The dialog of Confirm, loaded when it first opens. */
export default function ConfirmDialog({
  opened,
  title,
  children,
  act,
  danger = false,
  busy = false,
  onConfirm,
  onClose,
}: ConfirmProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={title} closeOnClickOutside={!busy}>
      <div className={classes.words}>{children}</div>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose} disabled={busy}>
          Terug
        </Button>
        <Button danger={danger} onClick={onConfirm} loading={busy}>
          {act}
        </Button>
      </div>
    </Modal>
  )
}
