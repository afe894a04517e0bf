import { MinutesField } from '../../../../care/form/minutes-field.tsx'
import type { FormOf } from '../../../../care/form/use-form.ts'
import { TimeField } from '../../../../components/time-field.tsx'
import classes from './edit.module.css'
import type { SeriesValues } from './moment-values.ts'

type Props = { form: FormOf<SeriesValues> }

/** From when to when, and the break. */
export const TimeFields = ({ form }: Props) => (
  <div className={classes.times}>
    <TimeField label="Van" required {...form.field('from')} />
    <TimeField label="Tot" ends required {...form.field('until')} />
    <MinutesField label="Pauze" {...form.field('breakMinutes')} />
  </div>
)
