import { Choices } from '#components/controls/choices.tsx'
import { DateField } from '#components/fields/date-field.tsx'
import { TimeField } from '#components/fields/time-field.tsx'
import { FieldPair } from '../form/form.tsx'
import { type AnswerTime, answerTimeWords, type Chosen } from './answer-time.ts'

type Props = {
  values: Chosen
  times: readonly AnswerTime[]
  error: string | undefined
  onChange: (changes: Partial<Chosen>) => void
}

/** How long somebody has to answer: a usual time, or another one. */
export function AnswerTimeField({ values, times, error, onChange }: Props) {
  const isOwn = values.time === 'eigen'
  return (
    <>
      <Choices
        label="Antwoorden kan tot"
        look="buttons"
        choices={times.map(value => ({ value, label: answerTimeWords[value] }))}
        chosen={[values.time]}
        onChange={([time]) => time && onChange({ time })}
        error={isOwn ? undefined : error}
      />
      {isOwn && (
        <FieldPair>
          <DateField label="Dag" value={values.date} onChange={date => onChange({ date })} error={error} />
          <TimeField label="Tijd" value={values.clock} onChange={clock => onChange({ clock })} />
        </FieldPair>
      )}
    </>
  )
}
