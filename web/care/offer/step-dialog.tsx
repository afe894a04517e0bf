import { DateField } from '#components/fields/date-field.tsx'
import { TimeField } from '#components/fields/time-field.tsx'
import type { Audience } from '#contract/moments/widening.ts'
import { toInstant } from '#rules/time/amsterdam.ts'
import { formatTime } from '#rules/time/format-nl.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { useForm } from '../form/use-form.ts'
import { dateOf } from '../moment/moment.ts'
import { groupInSentence } from './offer.ts'

type Values = { date: string | null; time: string | null }
type Props = {
  group: Audience
  /** The currently planned time. */
  at: string | undefined
  /** The start of the assignment: by then nobody is needed any more. */
  latest: string
  now: string
  keep: (at: string) => Promise<unknown>
  onClose: () => void
}

/** When an audience can see an assignment: a day and a time before it begins. */
export default function StepDialog({ group, at, latest, now, keep, onClose }: Props) {
  const form = useForm<Values>({
    start: { date: dateOf(at ?? now), time: at ? formatTime(at) : null },
    check: ({ date, time }) => {
      const chosen = date && time ? toInstant(date, time) : undefined
      return {
        ...(!date && { date: 'Vul een dag in.' }),
        ...(!time && { time: 'Vul een tijd in, zoals 07:30.' }),
        ...(chosen && chosen <= now && { time: 'Deze tijd is al voorbij.' }),
      }
    },
    fieldOf: { widening: 'time' },
    send: ({ date, time }) => keep(toInstant(date!, time!)),
    done: () => {
      onClose()
      return 'De tijd is bewaard.'
    },
  })
  return (
    <FormDialog of={form} title={`Wanneer voor ${groupInSentence[group]}?`} onClose={onClose} closedBy="any" act="Tijd bewaren">
      <DateField label="Dag" minDate={dateOf(now)} maxDate={dateOf(latest)} {...form.field('date')} />
      <TimeField label="Tijd" {...form.field('time')} />
    </FormDialog>
  )
}
