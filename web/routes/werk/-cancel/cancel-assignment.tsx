import { Modal } from '@mantine/core'
import type { Moment } from '../../../care/moment/care-moment.ts'
import { CancelForm } from './cancel-form.tsx'

type Props = { moment: Moment; opened: boolean; onClose: () => void; onDone: () => void }

/** Cancels an assignment in place: for a shift that was given without a reaction, and so has no screen of its own. */
export function CancelAssignment({ moment, opened, onClose, onDone }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title="Toewijzing annuleren?">
      <CancelForm moment={moment} onDone={onDone} onKeep={onClose} />
    </Modal>
  )
}
