import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryOnceOf } from '#client/cache.ts'
import { isShaped } from '#client/draft-shape.ts'
import { useDraft } from '#client/drafts.ts'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { Confirm } from '#components/layers/confirm.tsx'
import { toastFailed } from '#components/layers/toast.ts'
import { Refusal } from '#components/page/refusal.tsx'
import { useForm } from '../form/use-form.ts'
import { explain } from '../tell.ts'
import { otherLast } from './other-last.ts'
import type { Action } from './use-action.ts'

/** The address of the reason, empty if none was asked; and the text that goes with it. */
export type Given = { reason: string; text: string }
export interface Question {
  /** "Opdracht annuleren?" */
  title: string
  /** What will happen. */
  consequences: ReactNode
  /** The label of the button. */
  act: string
  danger?: boolean
  /** The list of reasons to choose from. */
  reasons?: 'cancel' | 'cancel_assignment'
  /** The label of the text that the other party can read; without it no text is asked for. */
  label?: string
  /** Whether the text is required. */
  required?: boolean
  /** The name under which the draft of the text is stored, for a screen that needs to know it. */
  draft?: string
}
type Props = Question & Omit<Action, 'run'> & { run: (given: Given) => Promise<unknown>; onClose: () => void }

function useReasons(which: Question['reasons']) {
  const cancel = queryOnceOf('GET /cancel_reasons', { query: { isSelectableForOrganization: true, selectable: true } })
  const assignment = queryOnceOf('GET /cancel_assignment_reasons', {
    query: { isSelectableForOrganization: true, selectable: true },
  })
  const ofCancel = useQuery({ ...cancel, enabled: which === 'cancel' }).data
  const ofAssignment = useQuery({ ...assignment, enabled: which === 'cancel_assignment' }).data
  return which === 'cancel' ? otherLast(ofCancel?.member ?? []) : otherLast(ofAssignment?.member ?? [])
}

const empty = { reason: '', text: '' }

/** Asks before something that cannot be undone, with a reason where one is required. What was typed stays when it is refused. */
export function AskFirst({ title, consequences, act, danger = false, reasons, label, required = false, draft, ...rest }: Props) {
  const { run, done, refused, onClose } = rest
  const choices = useReasons(reasons)
  // Where and what is asked: the same question about another item is a different one.
  const name = draft ?? `${act} ${location.pathname}${location.search} ${title}`
  const kept = useDraft(name, empty, one => (isShaped(one, empty, empty) ? one : undefined))
  const form = useForm({
    start: empty,
    draft: kept,
    check: ({ reason, text }) => ({
      ...(reasons && !reason && { reason: 'Kies een reden.' }),
      ...(required && !text.trim() && { text: 'Schrijf kort waarom.' }),
    }),
    send: ({ reason, text }) => run({ reason, text: text.trim() }),
    done: answer => {
      kept.forget()
      onClose()
      return typeof done === 'function' ? done(answer) : done
    },
    fieldOf: { reason: 'text', cancelReason: 'reason', cancelAssignmentReason: 'reason' },
    refused: problem => {
      if (problem.status === 422) return undefined
      // Someone else was first: the question no longer applies.
      if (problem.status === 409 || problem.status === 404) onClose()
      const said = refused?.(problem)
      if (said !== null) toastFailed(said ?? explain(problem))
      return null
    },
  })
  return (
    <Confirm {...{ title, act, danger, onClose }} busy={form.busy} onConfirm={() => void form.submit()}>
      {consequences}
      <form ref={form.ref} className="grid gap-16" onSubmit={event => void form.submit(event)} noValidate>
        {reasons && (
          <SelectField
            label="Reden"
            required
            {...form.field('reason')}
            choices={[{ value: '', label: 'Kies een reden' }, ...choices.map(one => ({ value: one['@id'], label: one.name }))]}
          />
        )}
        {label && (
          <TextArea
            label={label}
            required={required}
            rows={3}
            maxLength={1000}
            {...form.text('text')}
            data-autofocus={reasons === undefined || undefined}
          />
        )}
        <Refusal>{form.refusal}</Refusal>
      </form>
    </Confirm>
  )
}
