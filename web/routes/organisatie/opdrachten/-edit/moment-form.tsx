import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type FormOf, useForm } from '#care/form/use-form.ts'
import type { Moment } from '#care/moment/care-moment.ts'
import { dateOf } from '#care/moment/moment.ts'
import { useNow } from '#care/now.ts'
import { breakFieldOf } from '#care/order/fields/break-values.ts'
import { ShiftTimes } from '#care/order/fields/shift-times.tsx'
import { textWords, WordFields } from '#care/order/fields/word-fields.tsx'
import { Consequences } from '#care/preview/consequences.tsx'
import { sayHears, sayRate, sayReactions } from '#care/preview/say-consequences.ts'
import { usePreview } from '#care/preview/use-preview.ts'
import { queryOnceOf, useChange } from '#client/cache.ts'
import { DateField } from '#components/fields/date-field.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { formatDate } from '#rules/time/format-nl.ts'
import { momentHref } from '../../-parts/moment-href.ts'
import { BothSides } from './both-sides.tsx'
import classes from './edit.module.css'
import { EditFrame } from './edit-frame.tsx'
import { checkTimes, filledMoment, type MomentValues, momentBody, momentLabels, momentValues, sayValue } from './moment-values.ts'
import { type EditDraft, useEditDraft } from './use-edit-draft.ts'

const fieldOf = { ...breakFieldOf, startDate: 'from', endDate: 'until', managedByOrganizationLocation: 'manager' } as const

/** The consequences of both changes: of the times and texts, and of the location. */
function useFollows(moment: Moment, { values, base, version, isStale }: EditDraft<MomentValues>) {
  const { uuid } = moment
  const body = isStale ? undefined : momentBody(values, base, moment, version)
  const isMoved = !isStale && values.location !== base.location
  const times = usePreview('POST /care_moments/{uuid}/update/preview', body && { uuid, body })
  const place = usePreview(
    'POST /care_moments/{uuid}/update_location/preview',
    isMoved ? { uuid, body: { location: values.location, version } } : undefined,
  )
  const all = [times.foreseen, place.foreseen].filter(one => one !== undefined)
  const asked = (body ? 1 : 0) + (isMoved ? 1 : 0)
  const sentences = [
    ...sayHears(all.flatMap(({ hears }) => hears)),
    ...(times.foreseen
      ? sayRate(moment, times.foreseen.item, `op ${formatDate(dateOf(times.foreseen.item.startDate))} een ander tarief geldt`)
      : []),
    ...(place.foreseen
      ? sayRate(moment, place.foreseen.item, `${place.foreseen.item.location.name} een ander tarief heeft`)
      : []),
    ...sayReactions(moment),
  ]
  const state = { problem: times.problem ?? place.problem, isWaiting: times.isWaiting || place.isWaiting }
  return { ...state, sentences: asked > 0 && all.length === asked ? sentences : undefined }
}

/** The form of one moment. */
export function MomentForm({ moment }: { moment: Moment }) {
  const router = useRouter()
  const { uuid, version } = moment
  const theirs = momentValues(moment)
  const draft = useEditDraft(`opdracht-wijzigen-${uuid}`, theirs, version, filledMoment)
  const update = useChange('PATCH /care_moments/{uuid}/update')
  const move = useChange('PATCH /care_moments/{uuid}/update_location')
  const locations = useQuery(queryOnceOf('GET /organization_locations', { query: { pagination: false } })).data?.member ?? []
  const consequences = useFollows(moment, draft)
  const form = useForm<MomentValues>({
    start: theirs,
    draft: { draft: draft.values, set: draft.set, clear: draft.clear },
    fieldOf,
    check: values => ({ ...checkTimes(values), ...(!values.date && { date: 'Kies een datum.' }) }),
    send: async values => {
      let at = draft.version
      if (values.location !== draft.base.location) {
        const moved = await move.run({ uuid, body: { location: values.location, version: at } })
        at = moved.version
        // The location has been saved: the draft continues from here, even if the other change is refused.
        draft.settle(values, { ...draft.base, location: values.location }, at)
      }
      const body = momentBody(values, draft.base, moment, at)
      if (body) await update.run({ uuid, body })
    },
    done: async () => {
      draft.forget()
      await router.navigate({ href: momentHref(uuid) })
      return 'De opdracht is gewijzigd.'
    },
  })
  return (
    <EditFrame
      {...{ form, draft }}
      moment={uuid}
      blocked={consequences.isWaiting || consequences.problem !== null}
      back={momentHref(uuid)}
      both={
        <BothSides
          key={version}
          {...{ draft, theirs }}
          labels={momentLabels}
          say={(name, values) => sayValue(name, values[name], locations)}
        />
      }
      consequences={<Consequences of={consequences} sentences={consequences.sentences} />}
    >
      <Fields form={form} locations={locations} />
    </EditFrame>
  )
}

type FieldsProps = { form: FormOf<MomentValues>; locations: readonly { '@id': string; name: string }[] }
function Fields({ form, locations }: FieldsProps) {
  const today = dateOf(useNow())
  const choices = locations.map(one => ({ value: one['@id'], label: one.name }))
  return (
    <>
      <DateField label="Datum" required minDate={today} {...form.field('date')} />
      <ShiftTimes form={form} />
      <SelectField label="Locatie" required {...form.field('location')} choices={choices} />
      <SelectField
        label="Beheerd door"
        {...form.field('manager')}
        choices={[{ value: '', label: 'De locatie zelf' }, ...choices]}
      />
      <WordFields words={textWords} text={form.text} className={classes.wide} />
    </>
  )
}
