import { useRouter } from '@tanstack/react-router'
import { useForm } from '#care/form/use-form.ts'
import type { Moment } from '#care/moment/care-moment.ts'
import { dateOf } from '#care/moment/moment.ts'
import { breakFieldOf } from '#care/order/fields/break-values.ts'
import { ShiftTimes } from '#care/order/fields/shift-times.tsx'
import { textWords, WordFields } from '#care/order/fields/word-fields.tsx'
import { Consequences } from '#care/preview/consequences.tsx'
import { sayCounts, sayHears } from '#care/preview/say-consequences.ts'
import { usePreview } from '#care/preview/use-preview.ts'
import { useChange } from '#client/cache.ts'
import { momentHref } from '../../../-parts/moment-href.ts'
import { BothSides } from '../both-sides.tsx'
import classes from '../edit.module.css'
import { EditFrame } from '../edit-frame.tsx'
import {
  checkTimes,
  filledSeries,
  type Series,
  type SeriesValues,
  sayValue,
  seriesBody,
  seriesLabels,
  seriesValues,
} from '../moment-values.ts'
import { useEditDraft } from '../use-edit-draft.ts'

const fieldOf = { ...breakFieldOf, startTime: 'from', endTime: 'until' } as const

/** The form for a series: the whole of it, or from this moment on. */
export function SeriesForm({ series, moment, following }: { series: Series; moment: Moment; following: boolean }) {
  const router = useRouter()
  const { uuid, version } = series
  const theirs = seriesValues(series)
  const day = following ? dateOf(moment.startDate) : undefined
  const draft = useEditDraft(`reeks-wijzigen-${uuid}-${day ?? 'heel'}`, theirs, version, filledSeries)
  const { run } = useChange('PATCH /recurring_care_moments/{uuid}/update')
  const bodyOf = (values: SeriesValues) => seriesBody(values, draft.base, draft.version, day)
  const body = draft.isStale ? undefined : bodyOf(draft.values)
  const consequences = usePreview('POST /recurring_care_moments/{uuid}/update/preview', body && { uuid, body })
  const { foreseen } = consequences
  const form = useForm<SeriesValues>({
    start: theirs,
    draft: { draft: draft.values, set: draft.set, clear: draft.clear },
    fieldOf,
    check: checkTimes,
    send: async values => {
      const body = bodyOf(values)
      if (body) await run({ uuid, body })
    },
    done: async () => {
      draft.forget()
      await router.navigate({ href: momentHref(moment.uuid) })
      return following ? 'Deze en de volgende opdrachten zijn gewijzigd.' : 'De reeks is gewijzigd.'
    },
  })
  const sentences = foreseen && [...sayCounts(foreseen, { one: 'wijzigt', more: 'wijzigen' }), ...sayHears(foreseen.hears)]
  return (
    <EditFrame
      {...{ form, draft }}
      blocked={consequences.isWaiting || consequences.problem !== null}
      back={momentHref(moment.uuid)}
      both={
        <BothSides key={version} {...{ draft, theirs }} labels={seriesLabels} say={(name, of) => sayValue(name, of[name], [])} />
      }
      consequences={<Consequences of={consequences} sentences={sentences} />}
    >
      <ShiftTimes form={form} />
      <WordFields words={textWords} text={form.text} className={classes.wide} />
    </EditFrame>
  )
}
