import { useQuery } from '@tanstack/react-query'
import { Form } from '../../../care/form/form.tsx'
import { useForm } from '../../../care/form/use-form.ts'
import { ask, useChange } from '../../../client/cache.ts'
import { Dialog, DialogButtons } from '../../../components/dialog.tsx'
import { StarIcon } from '../../../components/icons.tsx'
import { TextArea } from '../../../components/text-area.tsx'
import classes from './review-dialog.module.css'
import type { Visit } from './visits.ts'

const ratingWords = ['Slecht', 'Matig', 'Gaat wel', 'Goed', 'Heel goed'] as const
type Typed = { rating: number; tags: readonly string[]; text: string }

/** What the family thought of a visit: two taps, and a sentence for who wants. */
export default function ReviewDialog({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const { run } = useChange('POST /care_worker_reviews')
  const tags = useQuery(ask('GET /review_tags', { query: { context: 'care_worker', active: true } })).data?.member ?? []
  const form = useForm<Typed>({
    start: { rating: 0, tags: [], text: '' },
    check: ({ rating }) => (rating === 0 ? { rating: 'Kies eerst een ster.' } : {}),
    send: ({ rating, tags: chosen, text }) =>
      run({
        body: {
          careMoment: `/v1/care_moments/${visit.uuid}`,
          rating,
          tags: chosen.map(uuid => `/v1/review_tags/${uuid}`),
          ...(text.trim() && { text: text.trim() }),
        },
      }),
    done: () => {
      onClose()
      return 'Bedankt voor uw mening.'
    },
  })
  const { rating, tags: chosen } = form.values
  const fitting = tags.filter(({ sentiment }) => (rating >= 4 ? sentiment === 'positive' : sentiment === 'negative'))
  const name = visit.assignee?.profile.firstName ?? ''
  const { error } = form.field('rating')
  return (
    <Dialog title={`Hoe was het bezoek van ${name}?`} closedBy="closerequest" busy={form.busy} onClose={onClose}>
      <Form of={form} act="Mening versturen" wide frame={DialogButtons}>
        <fieldset className={classes.stars} aria-describedby={error ? 'sterren-fout' : undefined}>
          <legend className="unseen">Uw mening</legend>
          {ratingWords.map((words, index) => (
            <label key={words} data-lit={rating > index || undefined}>
              <input
                type="radio"
                name="rating"
                value={index + 1}
                checked={rating === index + 1}
                onChange={() => form.set({ rating: index + 1, tags: [] })}
              />
              <StarIcon size={40} />
              <span className="unseen">
                {index + 1} van 5: {words}
              </span>
            </label>
          ))}
        </fieldset>
        <p className={classes.said} role="status" id="sterren-fout" data-error={error ? true : undefined}>
          {error ?? ratingWords[rating - 1] ?? 'Tik op een ster'}
        </p>
        {rating > 0 && fitting.length > 0 && (
          <fieldset className={classes.tags}>
            <legend>Wat past erbij?</legend>
            {fitting.map(({ uuid, name: words }) => (
              <label key={uuid}>
                <input
                  type="checkbox"
                  checked={chosen.includes(uuid)}
                  onChange={() =>
                    form.set({ tags: chosen.includes(uuid) ? chosen.filter(one => one !== uuid) : [...chosen, uuid] })
                  }
                />
                {words}
              </label>
            ))}
          </fieldset>
        )}
        {rating > 0 && <TextArea label="Wilt u er iets bij zeggen?" rows={2} {...form.text('text')} />}
        {rating > 0 && <p className={classes.said}>{name} en de organisatie lezen dit.</p>}
      </Form>
    </Dialog>
  )
}
