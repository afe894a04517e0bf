import { useState } from 'react'
import { Checkbox } from '#components/controls/checkbox.tsx'
import { PeriodNav } from '#components/controls/period-nav.tsx'
import { Segmented } from '#components/controls/segmented.tsx'
import { DateField } from '#components/fields/date-field.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { late } from '#components/page/suspense.tsx'
import { formatPeriod } from '#rules/time/format-nl.ts'
import { addDays, mondayOf, weekOf } from '../../amsterdam-time.ts'
import { FieldPair } from '../../form/form.tsx'
import type { FormOf } from '../../form/use-form.ts'
import classes from '../roster.module.css'
import type { Question } from './question.ts'
import { LevelField, PlaceField } from './work-fields.tsx'

const WeightsField = late(() => import('./weights-field.tsx'), { fallback: <Skeleton height={480} radius="lg" /> })

type Props = { form: FormOf<Question>; today: string; weightsOf: string }

/** The work, the people to consider, and the weights. */
export function AskFields({ form, today, weightsOf }: Props) {
  const { values, set } = form
  const [opened, setOpened] = useState(false)
  return (
    <>
      <div className={`wrap top ${classes.askDays}`}>
        <Segmented
          label="Welke dagen?"
          words={{ week: 'Een week', dagen: 'Eigen dagen' }}
          value={values.span}
          onChange={span => set({ span })}
        />
        {values.span === 'week' ? <Week {...{ form, today }} /> : <Days form={form} />}
      </div>
      <FieldPair>
        <PlaceField values={values.places} onChange={places => set({ places })} error={form.errorAt('places')} />
        <LevelField values={values.levels} onChange={levels => set({ levels })} error={form.errorAt('levels')} />
      </FieldPair>
      <Checkbox
        label="Ook mensen vragen die niet reageerden"
        description="Wie de opdracht mag doen, vrij is en gevraagd wil worden. Zij krijgen pas een vraag als jij het rooster uitvoert."
        {...form.tick('withOthers')}
      />
      <details className={`fold ${classes.more}`} onToggle={event => setOpened(event.currentTarget.open)}>
        <summary>Wat telt mee</summary>
        {opened && <WeightsField value={values.weights} of={weightsOf} onChange={weights => set({ weights })} />}
      </details>
    </>
  )
}

function Week({ form: { values, set }, today }: Omit<Props, 'weightsOf'>) {
  const { monday } = values
  const thisWeek = mondayOf(today)
  const go = (to: string) => set({ monday: to, from: to, until: addDays(to, 6) })
  const coming = addDays(thisWeek, 7)
  return (
    <PeriodNav
      unit="week"
      name={formatPeriod(weekOf(monday))}
      before={monday > thisWeek ? () => go(addDays(monday, -7)) : null}
      after={() => go(addDays(monday, 7))}
      present={{ label: 'Komende week', to: monday === coming ? null : () => go(coming) }}
    />
  )
}

const Days = ({ form }: { form: FormOf<Question> }) => (
  <FieldPair>
    <DateField label="Eerste dag" {...form.field('from')} />
    <DateField label="Laatste dag" {...form.field('until')} />
  </FieldPair>
)
