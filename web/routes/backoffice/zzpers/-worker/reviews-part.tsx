import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { dateOf } from '#care/moment/moment.ts'
import { WorkerFigures } from '#care/reviews/worker-figures.tsx'
import { queryOf } from '#client/cache.ts'
import { Notice } from '#components/page/notice.tsx'
import { Card } from '#components/page/page.tsx'
import { type Query, QueryState } from '#components/page/query-state.tsx'
import { formatDate } from '#rules/time/format-nl.ts'
import { violationWords } from '#words/care-workers-nl.ts'
import classes from './worker.module.css'
import type { PartProps } from './worker.ts'

/** What organizations and clients said about them, what they said about organizations, and violations. */
export default function ReviewsPart({ worker }: PartProps) {
  const query = { 'careWorker.uuid': worker.uuid, itemsPerPage: 50 }
  const about = useQuery(queryOf('GET /care_worker_reviews', { query }))
  const byThem = useQuery(queryOf('GET /organization_reviews', { query }))
  const violations = useQuery(queryOf('GET /care_worker_violations', { query }))
  const { firstName } = worker.profile
  return (
    <div className={`stack top gap-16 ${classes.columns}`}>
      <div className="stack gap-16 in-order">
        <Card title="Cijfers">
          <WorkerFigures worker={worker.uuid} />
        </Card>
        <Said title={`Over ${firstName}`} query={about}>
          {review => (
            <Review
              key={review.uuid}
              {...review}
              of={review.writtenBy === 'client' ? 'de cliënt' : review.careMoment.location.name}
            />
          )}
        </Said>
        <Said title={`Door ${firstName}`} query={byThem}>
          {review => <Review key={review.uuid} {...review} of={`over ${review.reviewee.name}`} />}
        </Said>
      </div>
      <div className="stack gap-16 in-order">
        {worker.flagged && (
          <Notice tone="attention">Drie of meer overtredingen in negentig dagen: bespreek dit voor er nieuw werk komt.</Notice>
        )}
        <Said title="Overtredingen" query={violations}>
          {({ uuid, kind, text, createdAt, careMoment, answer, answeredAt }) => (
            <li key={uuid}>
              <span className={classes.words}>
                <strong>{violationWords[kind]}</strong>
                <span className="soft small">
                  {careMoment.title}, {formatDate(dateOf(careMoment.startDate))}; gemeld {formatDate(dateOf(createdAt))}
                </span>
                <p data-written>{text}</p>
                {answer && answeredAt ? (
                  <>
                    <span className="soft small">
                      Antwoord van {firstName}, {formatDate(dateOf(answeredAt))}
                    </span>
                    <p data-written>{answer}</p>
                  </>
                ) : (
                  <span className="soft small">{firstName} heeft nog niet geantwoord.</span>
                )}
              </span>
            </li>
          )}
        </Said>
      </div>
    </div>
  )
}

type SaidProps<T> = {
  title: string
  query: Query<{ member: T[]; totalItems: number }>
  children: (one: T) => ReactNode
}

const Said = <T,>({ title, query, children }: SaidProps<T>) => (
  <Card title={title}>
    <QueryState
      query={query}
      rows={2}
      height={64}
      isEmpty={({ member }) => member.length === 0}
      empty={<p className="soft small">Nog geen.</p>}
    >
      {({ member, totalItems }) => (
        <>
          <ul className={`grid ${classes.list}`}>{member.map(children)}</ul>
          {totalItems > member.length && <p className="soft small">En nog {totalItems - member.length}.</p>}
        </>
      )}
    </QueryState>
  </Card>
)

type ReviewProps = {
  rating: number
  text?: string | null | undefined
  createdAt: string
  of: string
  tags: readonly { name: string }[]
}

const Review = ({ rating, text, createdAt, of, tags }: ReviewProps) => (
  <li>
    <span className={classes.words}>
      <strong>{rating} van 5</strong>
      <span className="soft small">
        {of}, {formatDate(dateOf(createdAt))}
        {tags.length > 0 && `: ${tags.map(({ name }) => name).join(', ')}`}
      </span>
      {text && <p>{text}</p>}
    </span>
  </li>
)
