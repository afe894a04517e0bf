import { type ReactNode, useState } from 'react'
import { Problem } from '../client/api.ts'
import { Confirm } from '../components/confirm.tsx'
import { TextArea } from '../components/text-area.tsx'
import { toastFailed } from '../components/toast.ts'

type Props = {
  opened: boolean
  title: string
  /** What will follow. */
  children: ReactNode
  label: string
  act: string
  busy: boolean
  /** Does it; throws a Problem when it is refused. */
  onAct: (reason: string) => Promise<void>
  onClose: () => void
}

/** Asks for a reason before something the other party will read about. */
export function ReasonDialog({ opened, title, children, label, act, busy, onAct, onClose }: Props) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const confirm = async () => {
    if (!reason.trim()) return setError('Schrijf kort waarom.')
    try {
      await onAct(reason.trim())
      onClose()
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      if (problem.status === 422) return setError(problem.violations[0]?.message ?? problem.message)
      toastFailed(problem.message)
      if (problem.status === 409) onClose()
    }
  }
  return (
    <Confirm opened={opened} title={title} act={act} busy={busy} onConfirm={() => void confirm()} onClose={onClose}>
      {children}
      <TextArea
        label={label}
        required
        rows={3}
        maxLength={1000}
        value={reason}
        error={error}
        onChange={event => setReason(event.currentTarget.value)}
        data-autofocus
      />
    </Confirm>
  )
}
