import { useQuery } from '@tanstack/react-query'
import { factsOf } from '#care/moment/publication.ts'
import { MomentCard } from '#care/moment/summary/moment-card.tsx'
import { queryOf } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import classes from './home.module.css'

/** The first assignments that suit this worker, within their preferred distance. */
export function NewAssignments({ me, maximumKm }: { me: string; maximumKm: number | undefined }) {
  const found = useQuery({
    ...queryOf('GET /care_moment_publications', {
      query: {
        careWorkerUuid: me,
        declined: false,
        ...(maximumKm && { distance: maximumKm }),
        'order[lacking]': 'asc',
        'order[careMoment.startDate]': 'asc',
        itemsPerPage: 3,
      },
    }),
    enabled: maximumKm !== undefined,
  })
  const { data } = found
  return (
    <section className={classes.wide} aria-labelledby="nieuwe-opdrachten">
      <div className={`wrap spread baseline gap-4-16 ${classes.head}`}>
        <h2 id="nieuwe-opdrachten">Nieuwe opdrachten voor jou</h2>
        {data && data.totalItems > data.member.length && (
          <AppLink href="/werk/nieuwe-opdrachten">Alle {data.totalItems} bekijken</AppLink>
        )}
      </div>
      <QueryState
        query={found}
        waiting={
          <div className={`grid gap-12 ${classes.cards}`}>
            {[1, 2, 3].map(card => (
              <Skeleton key={card} height={236} radius="lg" />
            ))}
          </div>
        }
        isEmpty={({ member }) => member.length === 0}
        empty={
          <p className="soft">
            Binnen {maximumKm} km is nu niets nieuws.{' '}
            <AppLink href="/werk/nieuwe-opdrachten?afstand=alles">Zoek verder weg</AppLink>
          </p>
        }
      >
        {({ member }) => (
          <div className={`grid gap-12 ${classes.cards}`}>
            {member.map(publication => (
              <MomentCard key={publication.uuid} {...factsOf(publication)} />
            ))}
          </div>
        )}
      </QueryState>
    </section>
  )
}
