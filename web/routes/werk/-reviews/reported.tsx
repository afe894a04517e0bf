import { useQuery } from '@tanstack/react-query'
import { dateOf } from '#care/moment/moment.ts'
import { useNow } from '#care/now.ts'
import { ask } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Card } from '#components/page/page.tsx'
import { formatDate } from '#rules/time/format-nl.ts'
import { violationWords } from '#words/care-workers-nl.ts'
import classes from './reviews.module.css'

/** Violations reported about the viewer, also at shifts that are no longer theirs; nothing when there are none. */
export default function Reported() {
  const now = useNow()
  const { data } = useQuery(ask('GET /care_worker_violations', { query: { itemsPerPage: 50 } }))
  if (!data || data.member.length === 0) return null
  return (
    <Card title="Meldingen over jou">
      <ul className={`plain-list stack gap-16 ${classes.list}`}>
        {data.member.map(({ uuid, kind, careMoment, answer, answerUntil }) => (
          <li key={uuid}>
            <AppLink href={`/werk/profiel-bewerken?melding=${uuid}`}>{violationWords[kind]}</AppLink>
            <span className="soft">
              <span data-written>{careMoment.title}</span>, {formatDate(dateOf(careMoment.startDate))}
            </span>
            {!answer && now <= answerUntil && <span>Je kunt antwoorden tot en met {formatDate(dateOf(answerUntil))}.</span>}
          </li>
        ))}
      </ul>
      {data.totalItems > data.member.length && <p className="soft">En nog {data.totalItems - data.member.length}.</p>}
    </Card>
  )
}
