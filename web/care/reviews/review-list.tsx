import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#client/cache.ts'
import { Fact, Facts } from '#components/marks/fact.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { formatDate } from '#rules/time/format-nl.ts'
import { dateOf, formatWhen } from '../moment/moment.ts'
import { ReviewText } from './review-text.tsx'
import classes from './reviews.module.css'

const maxShown = 20

/** The reviews of a care worker, for those who may read them: each opens, with its shift. */
export function ReviewList({ worker }: { worker: string }) {
  const query = useQuery(queryOf('GET /care_worker_reviews', { query: { 'careWorker.uuid': worker, itemsPerPage: maxShown } }))
  return (
    <QueryState
      query={query}
      rows={2}
      height={44}
      title="De beoordelingen konden niet worden geladen."
      isEmpty={({ member }) => member.length === 0}
      empty={<p className="soft">Bij jullie is nog niets over deze zorgverlener gezegd.</p>}
    >
      {({ member, totalItems }) => (
        <>
          <ul className={`grid ${classes.list}`}>
            {member.map(({ uuid, rating, writtenBy, createdAt }) => (
              <li className="ruled breaks" key={uuid}>
                <Review uuid={uuid} line={`${rating} van 5, ${writerWords[writtenBy]}, ${formatDate(dateOf(createdAt))}`} />
              </li>
            ))}
          </ul>
          {totalItems > member.length && <p className="soft">En nog {totalItems - member.length}.</p>}
        </>
      )}
    </QueryState>
  )
}

/** Who wrote a review of a care worker. */
export const writerWords = { organization: 'door de organisatie', client: 'door de familie' } as const

function Review({ uuid, line }: { uuid: string; line: string }) {
  const [opened, setOpened] = useState(false)
  return (
    <details className="fold" onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary className="figures">{line}</summary>
      {opened && <Whole uuid={uuid} />}
    </details>
  )
}

function Whole({ uuid }: { uuid: string }) {
  const query = useQuery(queryOf('GET /care_worker_reviews/{uuid}', { uuid }))
  return (
    <QueryState query={query} height={120} title="Deze beoordeling kon niet worden geladen.">
      {({ careMoment, tags, text }) => (
        <div className={`stack gap-12 breaks ${classes.said}`}>
          <ReviewText tags={tags} text={text} />
          <Facts>
            <Fact label="Dienst">{careMoment.title}</Fact>
            <Fact label="Wanneer">{formatWhen({ ...careMoment, timeScope: 'moment' })}</Fact>
            <Fact label="Waar">
              {careMoment.location.name}, {careMoment.location.city}
            </Fact>
          </Facts>
        </div>
      )}
    </QueryState>
  )
}
