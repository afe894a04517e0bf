import { useQuery } from '@tanstack/react-query'
import { medicationsQuery } from '#care/client-plan/medication.ts'
import { dateOf } from '#care/moment/moment.ts'
import { useNow } from '#care/now.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { useLeadsSomewhere } from '#components/hooks/use-leads-somewhere.ts'
import { Card } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { formatTime } from '#rules/time/format-nl.ts'
import { dosesOn } from '../-file/doses.ts'
import { fileHref } from '../-file/file.ts'
import classes from './overview.module.css'

/** Today's medication, by time; the next time stands out. */
export function MedicationToday({ uuid }: { uuid: string }) {
  const instant = useNow()
  const leadsSomewhere = useLeadsSomewhere()
  const query = useQuery(medicationsQuery(uuid))
  const doses = dosesOn(query.data?.member ?? [], dateOf(instant))
  const next = doses.find(({ time }) => time >= formatTime(instant))
  const all = { href: fileHref(uuid, 'medicatie') }
  return (
    <Card title="Medicatie vandaag" aside={leadsSomewhere(all) && <AppLink href={all.href}>De lijst</AppLink>}>
      <QueryState
        query={query}
        height={120}
        isEmpty={() => doses.length === 0}
        empty={<p className="soft">Vandaag staat er geen medicatie op een vaste tijd.</p>}
      >
        {() => (
          <ul className={`grid gap-4 ${classes.doses}`}>
            {doses.map(dose => (
              <li key={dose.time} data-next={dose === next || undefined}>
                <strong className="figures">{dose.time}</strong>
                <span>
                  {dose.given.map(({ name, dose: amount }) => `${name} ${amount}`).join(', ')}
                  {dose === next && <em>eerstvolgende</em>}
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Card>
  )
}
