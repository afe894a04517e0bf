import { useQuery } from '@tanstack/react-query'
import { ask } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { useLeadsSomewhere } from '#components/hooks/use-leads-somewhere.ts'
import { Card } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { fileHref } from '../-file/file.ts'
import classes from './overview.module.css'

/** The plan in short: each problem with its goal. */
export function PlanInShort({ uuid }: { uuid: string }) {
  const leadsSomewhere = useLeadsSomewhere()
  const query = useQuery(ask('GET /care_plan_problems', { query: { 'client.uuid': uuid, itemsPerPage: 50 } }))
  const all = { href: fileHref(uuid, 'zorgplan') }
  return (
    <Card title="Waar het om gaat" aside={leadsSomewhere(all) && <AppLink href={all.href}>Het zorgplan</AppLink>}>
      <QueryState
        query={query}
        height={120}
        isEmpty={({ totalItems }) => totalItems === 0}
        empty={<p className="flush soft">Er is nog geen zorgplan.</p>}
      >
        {({ member }) => (
          <dl className={`grid flush gap-12 ${classes.goals}`}>
            {member.map(({ uuid: key, problem, goal }) => (
              <div key={key}>
                <dt>{problem.name}</dt>
                <dd>{goal}</dd>
              </div>
            ))}
          </dl>
        )}
      </QueryState>
    </Card>
  )
}
