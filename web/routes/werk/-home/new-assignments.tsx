import { useQuery } from '@tanstack/react-query'
import { factsOf } from '../../../care/moment/publication.ts'
import { MomentCard } from '../../../care/moment/summary/moment-card.tsx'
import { ask } from '../../../client/cache.ts'
import { AppLink } from '../../../components/app-link.tsx'
import { Failed } from '../../../components/list-state.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import classes from './home.module.css'

/** The first assignments that fit this worker, within the distance they prefer. */
export function NewAssignments({ me, maximumKm }: { me: string; maximumKm: number | undefined }) {
  const found = useQuery({
    ...ask('GET /care_moment_publications', {
      query: {
        careWorkerUuid: me,
        declined: false,
        ...(maximumKm && { distance: maximumKm }),
        'order[careMoment.startDate]': 'asc',
        itemsPerPage: 3,
      },
    }),
    enabled: maximumKm !== undefined,
  })
  const { data } = found
  return (
    <section className={classes.wide} aria-labelledby="nieuwe-opdrachten">
      <div className={classes.head}>
        <h2 id="nieuwe-opdrachten">Nieuwe opdrachten voor jou</h2>
        {data && data.totalItems > data.member.length && (
          <AppLink href="/werk/nieuwe-opdrachten">Alle {data.totalItems} bekijken</AppLink>
        )}
      </div>
      <div className={classes.cards} aria-busy={!data && !found.isError}>
        {data?.member.map(publication => (
          <MomentCard key={publication.uuid} {...factsOf(publication)} />
        ))}
        {!data && !found.isError && [1, 2, 3].map(card => <Skeleton key={card} height={236} radius="lg" />)}
      </div>
      {data?.member.length === 0 && (
        <p className={classes.calm}>
          Binnen {maximumKm} km is nu niets nieuws.{' '}
          <AppLink href="/werk/nieuwe-opdrachten?afstand=alles">Zoek verder weg</AppLink>
        </p>
      )}
      {found.isError && !data && <Failed error={found.error} onRetry={found.refetch} />}
    </section>
  )
}
