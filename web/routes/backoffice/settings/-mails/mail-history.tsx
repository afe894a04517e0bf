import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#client/cache.ts'
import { QueryState } from '#components/page/query-state.tsx'
import { formatDateTime } from '#rules/time/format-nl.ts'
import classes from '../settings.module.css'

/** Who changed the text of this mail, when, and to what. */
export function MailHistory({ letter }: { letter: string }) {
  const query = useQuery(queryOf('GET /mail_texts/{letter}/history', { letter }))
  return (
    <QueryState
      query={query}
      height={44}
      isEmpty={({ changes }) => changes.length === 0}
      empty={<p className="soft reading">Er is nog niets gewijzigd: dit is onze tekst.</p>}
    >
      {({ changes }) => (
        <ul className={`grid gap-12 ${classes.quotes}`}>
          {changes.map(({ at, by, words }) => (
            <li key={at}>
              <p>
                <strong>{words ? 'Anders geschreven' : 'Onze tekst teruggezet'}</strong>{' '}
                <span className="figures">{formatDateTime(at)}</span>
                {by && `, door ${by}`}
              </p>
              {words && (
                <details className="fold">
                  <summary>Lees wat er toen stond</summary>
                  <blockquote className="above-8 as-typed breaks">
                    <strong>{words.subject}</strong>
                    {`\n\n${words.text}`}
                    {words.button && `\n\nKnop: ${words.button}`}
                  </blockquote>
                </details>
              )}
            </li>
          ))}
        </ul>
      )}
    </QueryState>
  )
}
