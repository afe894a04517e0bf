import { MinutesField } from '../../../../care/form/minutes-field.tsx'
import type { FormOf } from '../../../../care/form/use-form.ts'
import { TextArea } from '../../../../components/text-area.tsx'
import { TextField } from '../../../../components/text-field.tsx'
import { TimeField } from '../../../../components/time-field.tsx'
import classes from './edit.module.css'
import type { SeriesValues } from './moment-values.ts'

type Props = { form: FormOf<SeriesValues> }

/** From when to when, and the break. */
export const TimeFields = ({ form }: Props) => (
  <div className={classes.times}>
    <TimeField label="Van" required {...form.field('from')} />
    <TimeField label="Tot" required {...form.field('until')} />
    <MinutesField label="Pauze" {...form.field('breakMinutes')} />
  </div>
)
/** What it is called, and what is good to know. */
export const WordFields = ({ form }: Props) => (
  <>
    <TextField className={classes.wide} label="Titel" required maxLength={120} {...form.text('title')} />
    <TextArea
      className={classes.wide}
      label="Omschrijving"
      helpBelow
      description="Noem geen namen van cliënten."
      rows={4}
      maxLength={4000}
      {...form.text('description')}
    />
  </>
)
