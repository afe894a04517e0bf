import { useQuery } from '@tanstack/react-query'
import { ask } from '../../../../client/cache.ts'
import { AppLink } from '../../../../components/app-link.tsx'
import { Failed } from '../../../../components/list-state.tsx'
import { Card } from '../../../../components/page.tsx'
import { Skeleton } from '../../../../components/skeleton.tsx'
import { useLeadsSomewhere } from '../../../../components/use-leads-somewhere.ts'
import { fileHref } from '../-file/file.ts'
import classes from './overview.module.css'

/** What the care is about: each problem of the plan with its goal. */
export function PlanInShort({ uuid }: { uuid: string }) {
  const leadsSomewhere = useLeadsSomewhere()
  const query = { 'client.uuid': uuid, itemsPerPage: 50 }
  const { data, error, refetch } = useQuery(ask('GET /care_plan_problems', { query }))
  const all = { href: fileHref(uuid, 'zorgplan') }
  return (
    <Card title="Waar het om gaat" aside={leadsSomewhere(all) && <AppLink href={all.href}>Het zorgplan</AppLink>}>
      {data && data.member.length > 0 && (
        <dl className={classes.goals}>
          {data.member.map(({ uuid: key, problem, goal }) => (
            <div key={key}>
              <dt>{problem.name}</dt>
              <dd>{goal}</dd>
            </div>
          ))}
        </dl>
      )}
      {data?.totalItems === 0 && <p className={classes.soft}>Er is nog geen zorgplan.</p>}
      {error && !data && <Failed error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton height={120} aria-busy="true" />}
    </Card>
  )
}
