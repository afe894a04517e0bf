import { SelectField } from '../../../components/select-field.tsx'
import { TextArea } from '../../../components/text-area.tsx'
import { hoursReasons } from '../../../words/hours-nl.ts'
import type { FieldErrors, HoursDraft } from './hours-draft.ts'
import classes from './hours-form.module.css'

export type FieldsProps = { draft: HoursDraft; errors: FieldErrors; change: (part: Partial<HoursDraft>) => void }
const choices = [{ value: '', label: 'Kies een reden' }, ...hoursReasons.map(reason => ({ value: reason, label: reason }))]

/** The reason for other hours than planned; its code loads once they differ. */
export default function ReasonFields({ draft, errors, change }: FieldsProps) {
  return (
    <div className={classes.reason}>
      <SelectField
        label="Waarom wijken je uren af?"
        description="De opdrachtgever leest dit."
        required
        choices={choices}
        value={draft.reason}
        onChange={reason => change({ reason })}
        error={errors.reason}
      />
      <TextArea
        label="Toelichting"
        required={draft.reason === 'Anders'}
        rows={2}
        maxLength={900}
        value={draft.note}
        onChange={event => change({ note: event.currentTarget.value })}
        error={errors.note}
      />
    </div>
  )
}
