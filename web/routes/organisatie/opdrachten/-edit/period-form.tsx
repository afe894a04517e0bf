import { useRouter } from '@tanstack/react-router'
import { useForm } from '#care/form/use-form.ts'
import type { Moment } from '#care/moment/care-moment.ts'
import { dateOf } from '#care/moment/moment.ts'
import { WordFields } from '#care/order/fields/word-fields.tsx'
import { Consequences } from '#care/preview/consequences.tsx'
import { sayCounts, sayHears } from '#care/preview/say-consequences.ts'
import { usePreview } from '#care/preview/use-preview.ts'
import { useChange } from '#client/cache.ts'
import { DateField } from '#components/fields/date-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { momentHref } from '../../-parts/moment-href.ts'
import { BothSides } from './both-sides.tsx'
import classes from './edit.module.css'
import { EditFrame } from './edit-frame.tsx'
import {
  checkPeriod,
  filledPeriod,
  type PeriodValues,
  periodBody,
  periodLabels,
  periodTexts,
  periodValues,
  sayValue,
} from './moment-values.ts'
import { useEditDraft } from './use-edit-draft.ts'

/** The form for a period: last day, hours per week and notes. */
export function PeriodForm({ moment }: { moment: Moment }) {
  const router = useRouter()
  const { uuid, version } = moment
  const theirs = periodValues(moment)
  const draft = useEditDraft(`periode-wijzigen-${uuid}`, theirs, version, filledPeriod)
  const { run } = useChange('PUT /care_moments/{uuid}/period')
  const bodyOf = (values: PeriodValues) =>
    Object.keys(checkPeriod(values)).length > 0 ? undefined : periodBody(values, draft.base, moment, draft.version)
  const body = draft.isStale ? undefined : bodyOf(draft.values)
  const consequences = usePreview('POST /care_moments/{uuid}/period/preview', body && { uuid, body })
  const { foreseen } = consequences
  const form = useForm<PeriodValues>({
    start: theirs,
    draft: { draft: draft.values, set: draft.set, clear: draft.clear },
    fieldOf: { endDate: 'lastDay' },
    check: checkPeriod,
    send: async values => {
      const body = bodyOf(values)
      if (body) await run({ uuid, body })
    },
    done: async () => {
      draft.forget()
      await router.navigate({ href: momentHref(uuid) })
      return 'De periode is gewijzigd.'
    },
  })
  const ended = Number(foreseen?.noted.ended ?? 0)
  const sentences = foreseen && [
    ...(ended > 0 ? sayCounts({ ...foreseen, noted: { changed: ended } }, { one: 'vervalt', more: 'vervallen' }) : []),
    ...sayHears(foreseen.hears),
  ]
  return (
    <EditFrame
      {...{ form, draft }}
      moment={uuid}
      blocked={consequences.isWaiting || consequences.problem !== null}
      back={momentHref(uuid)}
      both={
        <BothSides key={version} {...{ draft, theirs }} labels={periodLabels} say={(name, of) => sayValue(name, of[name], [])} />
      }
      consequences={<Consequences of={consequences} sentences={sentences} />}
    >
      <DateField label="Laatste dag" required minDate={dateOf(moment.startDate)} {...form.field('lastDay')} />
      <TextField label="Uren per week" required inputMode="decimal" {...form.text('hoursPerWeek')} />
      <WordFields words={periodTexts} text={form.text} className={classes.wide} />
    </EditFrame>
  )
}
