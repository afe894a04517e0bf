import type { Moment } from '../../../care/moment/care-moment.ts'
import { Dialog } from '../../../components/dialog.tsx'
import { CancelForm } from './cancel-form.tsx'

type Props = { moment: Moment; onClose: () => void; onDone: () => void }

/** Cancels an assignment in place: for a shift that was given without a reaction, and so has no screen of its own. */
export function CancelAssignment({ moment, onClose, onDone }: Props) {
  return (
    <Dialog title="Toewijzing annuleren?" onClose={onClose}>
      <CancelForm moment={moment} onDone={onDone} onKeep={onClose} />
    </Dialog>
  )
}
