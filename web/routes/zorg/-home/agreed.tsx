import { useQuery } from '@tanstack/react-query'
import { formatHourCount } from '../../../../rules/format-nl.ts'
import { ask } from '../../../client/cache.ts'
import { HeartIcon } from '../../../components/icons.tsx'
import { careRequestWords } from '../../../words/client-nl.ts'
import type { FamilyClient } from '../-parts/clients.ts'
import { sayDate } from '../-visits/days.ts'
import classes from './home.module.css'

/** The care that was asked for and agreed, and how it stands. */
export function Agreed({ client }: { client: FamilyClient }) {
  const requests = useQuery(ask('GET /care_requests', { query: { 'client.uuid': client.uuid, itemsPerPage: 20 } })).data
  if (!requests || requests.member.length === 0) return null
  return (
    <section className={classes.part}>
      <h2>Afgesproken zorg</h2>
      <ul className={classes.list}>
        {requests.member.map(({ uuid, serviceType, status, wantedFrom, wantedUntil, hoursPerWeek }) => (
          <li key={uuid} className={classes.row}>
            <span className={classes.sign}>
              <HeartIcon size={24} />
            </span>
            <span>
              <strong data-written>{serviceType.name}</strong>
              <span className="figures">
                {careRequestWords[status].label} {wantedUntil ? 'tot' : 'sinds'} {sayDate(wantedUntil ?? wantedFrom)}.
                {typeof hoursPerWeek === 'number' && ` ${formatHourCount(hoursPerWeek)} per week.`}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
