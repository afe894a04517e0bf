import { useQuery } from '@tanstack/react-query'
import { thisWeekOf } from '#care/client-file/care-weeks.ts'
import { careRequestsQuery } from '#care/client-file/client.ts'
import { dateOf } from '#care/moment/moment.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { HeartIcon } from '#components/marks/icons.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { noneYet, sayRequest, sayWeek, whatItIs } from '../-glance/request-words.ts'
import { type FamilyClient, familyHref } from '../-parts/clients.ts'
import classes from './home.module.css'

/** The care requested, its status, and whether what was agreed is planned this week. */
export function Agreed({ client, now }: { client: FamilyClient; now: string }) {
  const requests = useQuery(careRequestsQuery(client.uuid))
  const week = requests.data && thisWeekOf(client, requests.data.member, dateOf(now))
  return (
    <section className="stack gap-12 above-16">
      <h2>Zorgvragen</h2>
      <p className={classes.none}>{whatItIs}</p>
      <QueryState
        query={requests}
        height={72}
        isEmpty={({ member }) => member.length === 0}
        empty={<p className={classes.none}>{noneYet}</p>}
      >
        {({ member }) => (
          <>
            <ul className="card lined">
              {member.map(request => (
                <li key={request.uuid} className={`quiet-link row gap-12 ${classes.row}`}>
                  <span className={classes.sign}>
                    <HeartIcon size={24} />
                  </span>
                  <span>
                    <strong data-written>{request.serviceType.name}</strong>
                    <span className="figures">{sayRequest(request, dateOf(now))}</span>
                  </span>
                </li>
              ))}
            </ul>
            {week && <p className="figures">{sayWeek(week)}</p>}
            <AppLink href={familyHref(client.uuid)} className={`inline-row to-start strong ${classes.more}`}>
              Lees de zorgvraag of vraag om een wijziging<span className="unseen"> voor {client.firstName}</span>
            </AppLink>
          </>
        )}
      </QueryState>
    </section>
  )
}
