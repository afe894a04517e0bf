import { NativeSelect, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Problem, serverNow } from '../../../client/api.ts'
import { askOnce, useChange } from '../../../client/cache.ts'
import { Confirm } from '../../../components/confirm.tsx'
import { toastDone, toastFailed } from '../../../components/toast.ts'
import { actionWords } from '../../../words/actions-nl.ts'
import type { Moment } from './hours-figures.ts'

type Props = { moment: Moment; opened: boolean; onClose: () => void; onDone: () => void }

/** Hours until it begins, against the term in which calling off counts as late. */
const isLate = ({ startDate, cancellationTermHours }: Moment) =>
  Date.parse(startDate) - serverNow() < cancellationTermHours * 3_600_000

/** Calls off a shift that one was given without having reacted to a publication. */
export function CancelAssignment({ moment, opened, onClose, onDone }: Props) {
  const reasons = useQuery({ ...askOnce('GET /cancel_assignment_reasons', {}), enabled: opened })
  const cancel = useChange('PUT /care_moments/{uuid}/cancel_assignment')
  const [chosen, setChosen] = useState('')
  const [note, setNote] = useState('')
  const [error, setError] = useState<string>()
  const act = async () => {
    if (!chosen) return setError('Kies een reden.')
    try {
      const body = { cancelAssignmentReason: chosen, reason: note.trim() || null, version: moment.version }
      await cancel.run({ uuid: moment.uuid, body })
      toastDone('Je toewijzing is geannuleerd. De opdrachtgever zoekt iemand anders.')
      onDone()
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      if (problem.status === 422) return setError(problem.violations[0]?.message ?? problem.message)
      toastFailed(problem.message)
    }
  }
  return (
    <Confirm
      opened={opened}
      danger
      title="Toewijzing annuleren?"
      act={actionWords.cancelAssignment}
      busy={cancel.busy}
      onConfirm={() => void act()}
      onClose={onClose}
    >
      <p>De dienst staat daarna weer open voor anderen. {moment.location.organization.name} krijgt meteen bericht.</p>
      {isLate(moment) && (
        <p>
          <strong>
            Dit is een late annulering: de dienst begint binnen {moment.cancellationTermHours} uur. Dat wordt vastgelegd. Bel ook
            even met de opdrachtgever.
          </strong>
        </p>
      )}
      <NativeSelect
        label="Reden"
        withAsterisk
        data={[
          { value: '', label: 'Kies een reden' },
          ...(reasons.data?.member ?? []).map(reason => ({ value: reason['@id'], label: reason.name })),
        ]}
        value={chosen}
        error={error}
        onChange={event => setChosen(event.currentTarget.value)}
      />
      <Textarea
        label="Toelichting"
        rows={2}
        maxLength={1000}
        value={note}
        onChange={event => setNote(event.currentTarget.value)}
      />
    </Confirm>
  )
}
