import { NativeSelect, Textarea } from '@mantine/core'
import { hoursReasons } from '../../../words/hours-nl.ts'
import classes from './hours-form.module.css'
import type { FieldsProps } from './hours-form.tsx'

/** Why other hours were worked than planned; loaded once they differ. */
export default function ReasonFields({ draft, errors, change }: FieldsProps) {
  return (
    <div className={classes.reason}>
      <NativeSelect
        label="Waarom wijken je uren af?"
        description="De opdrachtgever leest dit."
        withAsterisk
        data={[{ value: '', label: 'Kies een reden' }, ...hoursReasons]}
        value={draft.reason}
        onChange={event => change({ reason: event.currentTarget.value })}
        error={errors.reason}
      />
      <Textarea
        label="Toelichting"
        withAsterisk={draft.reason === 'Anders'}
        rows={2}
        maxLength={900}
        value={draft.note}
        onChange={event => change({ note: event.currentTarget.value })}
        error={errors.note}
      />
    </div>
  )
}
