import { Checkbox } from '#components/controls/checkbox.tsx'
import { TimeField } from '#components/fields/time-field.tsx'
import { MinutesField } from '../../form/minutes-field.tsx'
import type { FormOf } from '../../form/use-form.ts'
import classes from '../order.module.css'
import { type BreakValues, breakLabels } from './break-values.ts'

type Times = BreakValues & { from: string | null; until: string | null }

/** Start, end and break; for a shift in two parts, the time off in between. */
export function ShiftTimes<V extends Times>({ form: given }: { form: FormOf<V> }) {
  const form = given as unknown as FormOf<Times>
  const { inParts } = form.values
  return (
    <div className={`grid top gap-12 ${classes.times}`}>
      <TimeField label="Van" required {...form.field('from')} />
      <TimeField label="Tot" ends required {...form.field('until')} />
      {!inParts && <MinutesField label={breakLabels.breakMinutes} {...form.field('breakMinutes')} />}
      <Checkbox
        className="across"
        label={breakLabels.inParts}
        description="In twee delen, met uren vrij ertussen."
        {...form.tick('inParts')}
      />
      {inParts && (
        <>
          <TimeField label={breakLabels.freeFrom} required {...form.field('freeFrom')} />
          <TimeField label={breakLabels.freeUntil} ends required {...form.field('freeUntil')} />
        </>
      )}
    </div>
  )
}
