import { useQuery } from '@tanstack/react-query'
import { explain } from '#care/tell.ts'
import { queryOf } from '#client/cache.ts'
import { useDebouncedValue } from '#components/hooks/use-debounced-value.ts'
import { Mark } from '#components/marks/mark.tsx'
import { LiveRegion } from '#components/page/live-region.tsx'
import { Notice } from '#components/page/notice.tsx'
import { formatDateTime } from '#rules/time/format-nl.ts'
import classes from '../settings.module.css'
import type { MailWords } from './mail-text.ts'

const pauseMs = 400

/** A preview of this text with the data of the last mail of this kind, as the server fills it in. */
export function MailPreview({ letter, words }: { letter: string; words: MailWords }) {
  const late = useDebouncedValue(JSON.stringify(words), pauseMs)
  const asked = JSON.parse(late) as MailWords
  const isWritten = asked.subject.trim() !== '' && asked.text.trim() !== ''
  const example = queryOf('POST /mail_texts/{letter}/example', { letter, body: asked })
  const { data, error, isFetching } = useQuery({ ...example, enabled: isWritten, retry: false })
  return (
    <section aria-label="Voorbeeld" aria-busy={isFetching} className="stack gap-12">
      <LiveRegion>
        {error && <Notice tone="attention">{explain(error)}</Notice>}
        {data && (
          <p className="soft reading">
            {data.at
              ? `Dit is de mail met de gegevens van ${formatDateTime(data.at)}.`
              : 'Wij hebben geen mail om te laten zien. Daarom staan er gegevens in die wij verzonnen.'}
          </p>
        )}
      </LiveRegion>
      {data && (
        <article className="card pad-20">
          <p>
            <Mark size={24} withWord />
          </p>
          <h3 className="above-12 below-8 large">{data.subject}</h3>
          <p className="as-typed breaks">{data.text}</p>
          {data.button && <span className={`above-16 strong ${classes.button}`}>{data.button}</span>}
        </article>
      )}
    </section>
  )
}
