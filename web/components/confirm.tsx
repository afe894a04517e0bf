import { Button, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './confirm.module.css'

type Props = {
  opened: boolean
  /** The question: "Zorgmoment annuleren?" */
  title: string
  /** What will follow, in one or two sentences; may hold a field for the reason. */
  children: ReactNode
  /** The act on the button: "Zorgmoment annuleren". */
  act: string
  danger?: boolean
  busy?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before what is not easily undone, and says what will follow. */
export function Confirm({ opened, title, children, act, danger = false, busy = false, onConfirm, onClose }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title={title} closeOnClickOutside={!busy}>
      <div className={classes.words}>{children}</div>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose} disabled={busy}>
          Terug
        </Button>
        <Button {...(danger ? { color: 'red.7' } : {})} onClick={onConfirm} loading={busy}>
          {act}
        </Button>
      </div>
    </Modal>
  )
}
