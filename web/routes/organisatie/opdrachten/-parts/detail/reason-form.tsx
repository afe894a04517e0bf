import { NativeSelect, Textarea } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Confirm } from '../../../../../components/confirm.tsx'
import type { ReasonProps } from './reason-dialog.tsx'

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
        <NativeSelect
          size="md"
          label="Reden"
          required
          value={reason}
          onChange={event => setReason(event.currentTarget.value)}
          data={[{ value: '', label: 'Kies een reden' }, ...reasons.map(one => ({ value: one['@id'], label: one.name }))]}
          error={asked && missing.reason && 'Kies een reden.'}
        />
      )}
      <Textarea
        size="md"
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
