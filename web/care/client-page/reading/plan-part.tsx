import { useQuery } from '@tanstack/react-query'
import { Card } from '#components/page/page.tsx'
import { Empty, QueryState, together } from '#components/page/query-state.tsx'
import { medicationsQuery } from '../../client-plan/medication.ts'
import { MedicationFacts } from '../../client-plan/medication-facts.tsx'
import { MedicationList } from '../../client-plan/medication-list.tsx'
import { planQuery, scoresQuery } from '../../client-plan/plan.ts'
import { PlanByDomain } from '../../client-plan/plan-by-domain.tsx'
import { PlanCard } from '../../client-plan/plan-card.tsx'
import { dateOf } from '../../moment/moment.ts'
import { useNow } from '../../now.ts'
import classes from '../client.module.css'
import type { PartProps } from '../client-search.ts'

/** The care plan, read-only: its targets and scores over time, with the medication. */
export default function PlanPart({ uuid }: PartProps) {
  const now = useNow()
  const given = useQuery(scoresQuery(uuid))
  const scores = given.data?.member
  const plan = together(useQuery(planQuery(uuid)), given)
  const medications = useQuery(medicationsQuery(uuid))
  return (
    <div className={`stack top gap-16 ${classes.columns}`}>
      <div className="stack gap-16">
        <QueryState
          query={plan}
          rows={2}
          height={280}
          isEmpty={({ member }) => member.length === 0}
          empty={
            <Empty drawing="tea" title="Nog geen zorgplan" text="Zorgverleners leggen hier doelen, acties en scores vast." />
          }
        >
          {({ member }) => <PlanByDomain plan={member}>{problem => <PlanCard problem={problem} scores={scores} />}</PlanByDomain>}
        </QueryState>
      </div>
      <div className="stack gap-16">
        <QueryState
          query={medications}
          rows={2}
          height={140}
          isEmpty={({ member }) => member.length === 0}
          empty={
            <Card title="Medicatie">
              <p className="soft">Er staat geen medicatie in het dossier.</p>
            </Card>
          }
        >
          {({ member }) => (
            <MedicationList medications={member} today={dateOf(now)}>
              {medication => <MedicationFacts medication={medication} />}
            </MedicationList>
          )}
        </QueryState>
      </div>
    </div>
  )
}
