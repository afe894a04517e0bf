import { OwnNameOnly } from '#care/action/own-name-only.tsx'
import { useForm } from '#care/form/use-form.ts'
import { useChange } from '#client/cache.ts'
import { isShaped } from '#client/draft-shape.ts'
import { useDraft } from '#client/drafts.ts'
import { Button } from '#components/controls/button.tsx'
import { Refusal } from '#components/page/refusal.tsx'
import { counted } from '#rules/time/format-nl.ts'
import classes from '../-assignment/assignment.module.css'
import { Motivation, NextSteps } from '../-assignment/reaction-fields.tsx'
import type { Assignment } from '../-assignment/use-assignment.ts'
import own from './series.module.css'
import { isFree, type Results, type SeriesDate, SeriesDates } from './series-dates.tsx'

type Props = { assignment: Assignment; dates: readonly SeriesDate[]; onDone: (results: Results) => unknown }

const filled = { motivation: '', chosen: [''] }
const read = (kept: unknown) => (isShaped(kept, { ...filled, chosen: [] }, filled) ? kept : undefined)
const sayDates = (count: number) => counted(count, 'datum', 'data')

/** The form for several dates at once: one message, sent in one request. The draft survives an error and a reload. */
export function SeriesForm({ assignment: { publication, moment }, dates, onDone }: Props) {
  const free = dates.filter(isFree).map(date => date.careMomentPublication)
  const first = free.filter(date => date === publication['@id'] && !publication.myDecline)
  const start = { motivation: '', chosen: first }
  const kept = useDraft(`reactie-reeks-${publication.uuid}`, start, read)
  const place = useChange('POST /care_moment_publication_reactions/series')
  const chosenIn = ({ chosen }: typeof start) => free.filter(date => chosen.includes(date))
  const form = useForm({
    start,
    draft: kept,
    check: values => (chosenIn(values).length === 0 ? { chosen: 'Kies minstens één datum.' } : {}),
    send: values =>
      place.run({
        body: { careMomentPublications: chosenIn(values), motivation: values.motivation.trim() || null, agreed: true },
      }),
    done: ({ results }) => {
      kept.forget()
      return onDone(results)
    },
  })
  const count = chosenIn(form.values).length
  return (
    <form
      ref={form.ref}
      className={`grid packed gap-16 ${classes.column}`}
      onSubmit={event => void form.submit(event)}
      noValidate
    >
      <SeriesDates
        dates={dates}
        chosen={chosenIn(form.values)}
        onChoose={chosen => form.set({ chosen })}
        error={form.errorAt('chosen')}
      />
      {free.length > 0 && (
        <>
          <Motivation {...form.text('motivation')} />
          <NextSteps termHours={moment.cancellationTermHours} />
          <div className={`card grid sticky gap-8 floats ${own.send}`}>
            <Refusal>{form.refusal}</Refusal>
            <p className={`small ${classes.promise}`} role="status">
              Je zegt hiermee dat je kunt op {count === 0 ? 'de data die je kiest' : sayDates(count)}. Word je gekozen, dan kom je
              werken.
            </p>
            <OwnNameOnly>
              <Button type="submit" size="lg" fullWidth loading={form.busy}>
                {count === 0 ? 'Reageren' : `Reageren op ${sayDates(count)}`}
              </Button>
            </OwnNameOnly>
          </div>
        </>
      )}
    </form>
  )
}
