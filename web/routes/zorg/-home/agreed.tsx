import { useQuery } from '@tanstack/react-query'
import { askCareRequests } from '../../../care/client-file/care-requests.tsx'
import { thisWeekOf } from '../../../care/client-file/care-weeks.ts'
import { dateOf } from '../../../care/moment/moment.ts'
import { AppLink } from '../../../components/app-link.tsx'
import { HeartIcon } from '../../../components/icons.tsx'
import { sayRequest, sayWeek, whatItIs } from '../-glance/request-words.ts'
import { type FamilyClient, familyHref } from '../-parts/clients.ts'
import classes from './home.module.css'

/** The care that was asked for, how it stands, and whether what was agreed is planned this week. */
export function Agreed({ client, now }: { client: FamilyClient; now: string }) {
  const requests = useQuery(askCareRequests(client.uuid)).data
  if (!requests || requests.member.length === 0) return null
  const week = thisWeekOf(client, requests.member, dateOf(now))
  return (
    <section className={classes.part}>
      <h2>Zorgvragen</h2>
      <p className={classes.none}>{whatItIs}</p>
      <ul className={classes.list}>
        {requests.member.map(request => (
          <li key={request.uuid} className={classes.row}>
            <span className={classes.sign}>
              <HeartIcon size={24} />
            </span>
            <span>
              <strong data-written>{request.serviceType.name}</strong>
              <span className="figures">{sayRequest(request)}</span>
            </span>
          </li>
        ))}
      </ul>
      {week && <p className="figures">{sayWeek(week)}</p>}
      <AppLink href={familyHref(client.uuid)} className={classes.more}>
        Lees of wijzig de zorgvraag
      </AppLink>
    </section>
  )
}
