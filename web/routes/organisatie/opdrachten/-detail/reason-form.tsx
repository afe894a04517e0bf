import { type ReactNode, useEffect, useState } from 'react'
import { Confirm } from '../../../../components/confirm.tsx'
import { SelectField } from '../../../../components/select-field.tsx'
import { TextArea } from '../../../../components/text-area.tsx'

export type Given = { reason: string; text: string }
export type ReasonProps = {
  opened: boolean
  title: string
  /** What will follow. */
  children: ReactNode
  act: string
  /** Reasons to choose from, by their address; without them the words alone count. */
  reasons?: readonly { '@id': string; name: string }[] | undefined
  /** The label of the words. */
  label: string
  /** Whether words must be given. */
  required?: boolean
  /** What the server said was wrong. */
  problem?: string | undefined
  danger?: boolean
  busy: boolean
  onConfirm: (given: Given) => void
  onClose: () => void
}

/** Asks before something is cancelled or refused, with the reason for it; what was typed stays when it fails. */
export default function ReasonForm({
  opened,
  title,
  children,
  act,
  reasons,
  label,
  required,
  problem,
  danger,
  busy,
  onConfirm,
  onClose,
}: ReasonProps) {
  const [reason, setReason] = useState('')
  const [text, setText] = useState('')
  const [asked, setAsked] = useState(false)
  useEffect(() => {
    if (opened) setAsked(false)
  }, [opened])
  const missing = { reason: reasons !== undefined && !reason, text: required && !text.trim() }
  const confirm = () => {
    setAsked(true)
    if (!missing.reason && !missing.text) onConfirm({ reason, text: text.trim() })
  }
  return (
    <Confirm {...{ opened, title, act, busy, onClose }} danger={danger ?? false} onConfirm={confirm}>
      {children}
      {reasons && (
        <SelectField
          label="Reden"
          required
          value={reason}
          onChange={setReason}
          choices={[{ value: '', label: 'Kies een reden' }, ...reasons.map(one => ({ value: one['@id'], label: one.name }))]}
          error={asked && missing.reason && 'Kies een reden.'}
        />
      )}
      <TextArea
        label={label}
        required={required ?? false}
        rows={3}
        maxLength={1000}
        value={text}
        onChange={event => setText(event.currentTarget.value)}
        error={(asked && missing.text && 'Schrijf een reden op.') || problem}
      />
    </Confirm>
  )
}
