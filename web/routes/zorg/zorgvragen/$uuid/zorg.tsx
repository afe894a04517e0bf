import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { clientQuery } from '#care/client-file/client.ts'
import { medicationsQuery } from '#care/client-plan/medication.ts'
import { MedicationFacts } from '#care/client-plan/medication-facts.tsx'
import { MedicationList } from '#care/client-plan/medication-list.tsx'
import { type PlanProblem, planQuery, scoresQuery } from '#care/client-plan/plan.ts'
import { PlanByDomain } from '#care/client-plan/plan-by-domain.tsx'
import { PlanCard, type PlanWords } from '#care/client-plan/plan-card.tsx'
import { dateOf } from '#care/moment/moment.ts'
import { useNow } from '#care/now.ts'
import { Empty, QueryState, together } from '#components/page/query-state.tsx'
import { plainScales } from '#rules/typed/plain-scales.ts'
import { plainCategories, plainDomains, plainProblem } from '#words/family-plan-nl.ts'
import { FamilyPage } from '../../-parts/family-page.tsx'

export const Route = createFileRoute('/zorg/zorgvragen/$uuid/zorg')({
  staticData: { screen: '/zorg/zorgvragen/[uuid]/zorg', title: ['Zorgplan'] },
  component: Plan,
})

const wordsFor = (name: string): PlanWords => ({
  ...{ domains: plainDomains, categories: plainCategories, scales: plainScales(name), goal: 'Doel:' },
})
const inPlainWords = (one: PlanProblem): PlanProblem => ({
  ...one,
  problem: { ...one.problem, name: plainProblem(one.problem) },
})

/** The plan: the problems, the agreements, the progress; and the medication. */
function Plan() {
  const { uuid } = Route.useParams()
  const words = wordsFor(useQuery(clientQuery(uuid)).data?.firstName ?? 'De cliënt')
  const given = useQuery(scoresQuery(uuid))
  const scores = given.data?.member
  return (
    <FamilyPage client={uuid} title="Zorgplan" beside={<Medicines client={uuid} />}>
      <QueryState
        query={together(useQuery(planQuery(uuid)), given)}
        rows={2}
        height={280}
        isEmpty={({ member }) => member.length === 0}
        empty={<Empty drawing="tea" title="Er is nog geen zorgplan" text="Wat wij afspreken, leest u straks hier." />}
      >
        {({ member }) => (
          <>
            <p>Het cijfer loopt van 1 (slecht) tot 5 (goed).</p>
            <PlanByDomain plan={member} words={words.domains}>
              {problem => <PlanCard problem={inPlainWords(problem)} words={words} scores={scores} />}
            </PlanByDomain>
          </>
        )}
      </QueryState>
    </FamilyPage>
  )
}

function Medicines({ client }: { client: string }) {
  const today = dateOf(useNow())
  return (
    <QueryState
      query={useQuery(medicationsQuery(client))}
      rows={2}
      height={140}
      isEmpty={({ member }) => member.length === 0}
      empty={<p>Er staan geen medicijnen in het plan.</p>}
    >
      {({ member }) => (
        <MedicationList medications={member} today={today} title="Medicijnen">
          {medication => <MedicationFacts medication={medication} />}
        </MedicationList>
      )}
    </QueryState>
  )
}
