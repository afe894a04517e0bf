import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Problem } from '../../client/api.ts'
import { askOnce } from '../../client/cache.ts'
import { Confirm } from '../../components/confirm.tsx'
import { SelectField } from '../../components/select-field.tsx'
import { TextArea } from '../../components/text-area.tsx'
import { toastDone } from '../../components/toast.ts'
import { tellRefusal } from '../tell.ts'
import { otherLast } from './other-last.ts'

/** The reason by its address, empty where there is none to choose; and the words that go with it. */
export type Given = { reason: string; text: string }
export type ReasonProps = {
  opened: boolean
  title: string
  /** What will follow. */
  children: ReactNode
  act: string
  danger?: boolean
  /** The list of reasons to choose from; without it the words alone count. */
  reasons?: 'cancel' | 'cancel_assignment'
  /** The label of the words. */
  label: string
  /** Whether words must be given. */
  required?: boolean
  /** Does it; throws a Problem when it is refused. */
  onAct: (given: Given) => Promise<unknown>
  /** What is said when it is done. */
  done: string
  onClose: () => void
}

function useReasons(which: ReasonProps['reasons']) {
  const cancel = askOnce('GET /cancel_reasons', { query: { isSelectableForOrganization: true, selectable: true } })
  const assignment = askOnce('GET /cancel_assignment_reasons', { query: { selectable: true } })
  const ofCancel = useQuery({ ...cancel, enabled: which === 'cancel' }).data
  const ofAssignment = useQuery({ ...assignment, enabled: which === 'cancel_assignment' }).data
  return which === 'cancel' ? otherLast(ofCancel?.member ?? []) : otherLast(ofAssignment?.member ?? [])
}

/** Does what was asked, and tells what came of it: a wrong word at its field, the rest in a toast. */
function useAct({ opened, onAct, done, onClose }: Pick<ReasonProps, 'opened' | 'onAct' | 'done' | 'onClose'>) {
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string>()
  useEffect(() => {
    if (opened) setWrong(undefined)
  }, [opened])
  const send = async (given: Given) => {
    setBusy(true)
    setWrong(undefined)
    try {
      await onAct(given)
      onClose()
      toastDone(done)
    } catch (problem) {
      if (problem instanceof Problem && problem.status === 422) return setWrong(problem.violations[0]?.message ?? problem.message)
      tellRefusal(problem)
      // Someone else was first: what was asked here is no longer the question.
      if (problem instanceof Problem && problem.status === 409) onClose()
    } finally {
      setBusy(false)
    }
  }
  return { send, busy, wrong }
}

/** Asks for the reason of an act that the other party will read about. The typed text stays when the act fails. */
export default function ReasonForm(props: ReasonProps) {
  const { opened, title, children, act, danger = false, label, required = false, onClose } = props
  const [reason, setReason] = useState('')
  const [text, setText] = useState('')
  const [asked, setAsked] = useState(false)
  const reasons = useReasons(props.reasons)
  const { send, busy, wrong } = useAct(props)
  useEffect(() => {
    if (opened) setAsked(false)
  }, [opened])
  const missing = { reason: props.reasons !== undefined && !reason, text: required && !text.trim() }
  const confirm = () => {
    setAsked(true)
    if (!missing.reason && !missing.text) void send({ reason, text: text.trim() })
  }
  if (!opened) return null
  return (
    <Confirm {...{ title, act, danger, busy, onClose }} onConfirm={confirm}>
      {children}
      {props.reasons && (
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
        required={required}
        rows={3}
        maxLength={1000}
        value={text}
        onChange={event => setText(event.currentTarget.value)}
        error={(asked && missing.text && 'Schrijf kort waarom.') || wrong}
        data-autofocus={props.reasons === undefined || undefined}
      />
    </Confirm>
  )
}
