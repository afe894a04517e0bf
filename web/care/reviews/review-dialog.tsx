import { useQuery } from '@tanstack/react-query'
import { queryOf, useChange } from '#client/cache.ts'
import { TextArea } from '#components/fields/text-area.tsx'
import { StarIcon } from '#components/marks/icons.tsx'
import { plainTag } from '#words/family-nl.ts'
import { FormDialog } from '../form/form-dialog.tsx'
import { useForm } from '../form/use-form.ts'
import classes from './review-dialog.module.css'

const ratingWords = ['Slecht', 'Matig', 'Gaat wel', 'Goed', 'Heel goed'] as const
type Typed = { rating: number; tags: readonly string[]; text: string }

interface Words {
  /** The subject of the tags. */
  about: readonly ('care_worker' | 'organization' | 'client')[]
  title: (name: string) => string
  legend: string
  more: string
  /** Who can read it. */
  readers: (name: string) => string
  thanks: string
}
const mine = { legend: 'Je mening', more: 'Wil je er iets bij zeggen?', thanks: 'Bedankt voor je mening.' }
const wordsOf: Record<'family' | 'organization' | 'worker', Words> = {
  family: {
    about: ['care_worker'],
    title: name => `Hoe was het bezoek van ${name}?`,
    legend: 'Uw mening',
    more: 'Wilt u er iets bij zeggen?',
    readers: name => `${name} en de organisatie lezen dit.`,
    thanks: 'Bedankt voor uw mening.',
  },
  organization: {
    ...mine,
    about: ['care_worker'],
    title: name => `Hoe was de dienst van ${name}?`,
    readers: name => `${name}, je collega’s en Zorginzet lezen dit. Is er een cliënt, dan leest de familie het ook.`,
  },
  worker: {
    ...mine,
    about: ['organization', 'client'],
    title: name => `Hoe was je dienst bij ${name}?`,
    readers: name => `${name} en Zorginzet lezen dit, met jouw naam erbij.`,
  },
}

type Props = {
  /** Who writes it. */
  by: keyof typeof wordsOf
  moment: string
  /** Whom it is about. */
  name: string
  onClose: () => void
}

/** A review of care that was given: two taps, and a sentence for those who want. It cannot be changed afterwards. */
export default function ReviewDialog({ by, moment, name, onClose }: Props) {
  const { about, title, legend, more, readers, thanks } = wordsOf[by]
  const ofWorker = useChange('POST /care_worker_reviews')
  const ofOrganization = useChange('POST /organization_reviews')
  const { run } = by === 'worker' ? ofOrganization : ofWorker
  const tags = useQuery(queryOf('GET /review_tags', { query: { context: about, active: true } })).data?.member ?? []
  const form = useForm<Typed>({
    start: { rating: 0, tags: [], text: '' },
    check: ({ rating }) => (rating === 0 ? { rating: 'Kies eerst een ster.' } : {}),
    send: ({ rating, tags: chosen, text }) =>
      run({
        body: {
          careMoment: `/v1/care_moments/${moment}`,
          rating,
          tags: chosen.map(uuid => `/v1/review_tags/${uuid}`),
          ...(text.trim() && { text: text.trim() }),
        },
      }),
    done: () => {
      onClose()
      return thanks
    },
  })
  const { rating, tags: chosen } = form.values
  const fitting = tags.filter(({ sentiment }) => rating === 3 || sentiment === (rating > 3 ? 'positive' : 'negative'))
  const { error } = form.field('rating')
  return (
    <FormDialog of={form} title={title(name)} onClose={onClose} act="Mening versturen" wide>
      <fieldset className={`wrap ${classes.stars}`} aria-describedby={error ? 'sterren-fout' : undefined}>
        <legend className="unseen">{legend}</legend>
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
      <p className={`soft text-centre ${classes.said}`} role="status" id="sterren-fout" data-error={error ? true : undefined}>
        {error ?? ratingWords[rating - 1] ?? 'Kies een ster'}
      </p>
      {rating > 0 && fitting.length > 0 && (
        <fieldset className={`wrap ${classes.tags}`}>
          <legend>{rating > 3 ? 'Wat ging goed?' : rating < 3 ? 'Wat kon beter?' : 'Wat past erbij?'}</legend>
          {fitting.map(({ uuid, key, name: words }) => (
            <label key={uuid}>
              <input
                type="checkbox"
                checked={chosen.includes(uuid)}
                onChange={() =>
                  form.set({ tags: chosen.includes(uuid) ? chosen.filter(one => one !== uuid) : [...chosen, uuid] })
                }
              />
              {by === 'family' ? plainTag({ key, name: words }) : words}
            </label>
          ))}
        </fieldset>
      )}
      {rating > 0 && <TextArea label={more} rows={2} {...form.text('text')} />}
      {rating > 0 && <p className={`soft text-centre ${classes.said}`}>{readers(name)}</p>}
    </FormDialog>
  )
}
