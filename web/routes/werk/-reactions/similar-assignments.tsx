import { useQuery } from '@tanstack/react-query'
import { factsOf } from '#care/moment/publication.ts'
import { MomentCard } from '#care/moment/summary/moment-card.tsx'
import { queryOf } from '#client/cache.ts'
import classes from '../nieuwe-opdrachten/-assignment/assignment.module.css'

/** Up to three similar assignments that are open to this worker; nothing when there are none. */
export function SimilarAssignments({ me, uuid }: { me: string; uuid: string }) {
  const similar = useQuery(
    queryOf('GET /care_moment_publications', {
      query: {
        similarCareMomentPublicationUuid: uuid,
        'uuid[neq]': uuid,
        careWorkerUuid: me,
        declined: false,
        'order[distance]': 'asc',
        itemsPerPage: 3,
      },
    }),
  )
  if (!similar.data || similar.data.member.length === 0) return null
  return (
    <section aria-labelledby="vergelijkbaar">
      <h2 id="vergelijkbaar" className="above-8 below-12">
        Vergelijkbare opdrachten
      </h2>
      <div className={`grid gap-12 ${classes.similar}`}>
        {similar.data.member.map(publication => (
          <MomentCard key={publication.uuid} {...factsOf(publication)} />
        ))}
      </div>
    </section>
  )
}
