import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type PlanProblem, planQuery, scoresQuery } from '#care/client-plan/plan.ts'
import { PlanByDomain } from '#care/client-plan/plan-by-domain.tsx'
import { PlanCard } from '#care/client-plan/plan-card.tsx'
import { queryOf } from '#client/cache.ts'
import { useSession } from '#client/use-session.ts'
import { Button } from '#components/controls/button.tsx'
import { Notice } from '#components/page/notice.tsx'
import { Page } from '#components/page/page.tsx'
import { Empty, QueryState, together } from '#components/page/query-state.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { late } from '#components/page/suspense.tsx'
import { caresNotNow, useCaresNow } from './plan.ts'

const ScoreDialog = late(() => import('./score-dialog.tsx'))
const ProblemDialog = late(() => import('./problem-dialog.tsx'))

type Opened = { what: 'score' | 'change'; problem: PlanProblem } | { what: 'add' }

/** The care plan of a client: by domain each problem with its goal, its actions, and its scores over time. */
export function PlanPage({ client }: { client: string }) {
  const asked = useQuery(planQuery(client))
  const given = useQuery(scoresQuery(client))
  const scores = given.data?.member
  const caring = useCaresNow(client)
  const { cares } = caring
  const plan = together(asked, given, caring)
  // Scores cannot be given while impersonating.
  const isOwn = !useSession()?.impersonated
  const person = useQuery(queryOf('GET /clients/{uuid}', { uuid: client })).data
  const [opened, open] = useState<Opened>()
  const close = () => open(undefined)
  const add = (
    <Button variant="default" onClick={() => open({ what: 'add' })}>
      Aandachtsgebied toevoegen
    </Button>
  )
  return (
    <Page
      title="Zorgplan"
      width="reading"
      actions={plan.data ? cares && plan.data.totalItems > 0 && add : !plan.error && <Skeleton className="tap" width={232} />}
    >
      {plan.data && cares === false && <Notice>{caresNotNow}</Notice>}
      <QueryState
        query={plan}
        rows={3}
        height={280}
        isEmpty={({ member }) => member.length === 0}
        empty={
          <Empty
            drawing="tea"
            title="Nog geen zorgplan"
            text="Er zijn nog geen aandachtsgebieden met doelen en acties vastgelegd."
            action={cares && add}
          />
        }
      >
        {({ member }) => (
          <PlanByDomain plan={member}>
            {problem => (
              <PlanCard
                problem={problem}
                scores={scores}
                onScore={cares && isOwn ? () => open({ what: 'score', problem }) : undefined}
                onChange={cares ? () => open({ what: 'change', problem }) : undefined}
              />
            )}
          </PlanByDomain>
        )}
      </QueryState>
      {opened?.what === 'score' && (
        <ScoreDialog
          {...{ client, problem: opened.problem, scores: scores ?? [] }}
          name={person ? `${person.firstName} ${person.lastName}` : ''}
          onClose={close}
        />
      )}
      {opened && opened.what !== 'score' && (
        <ProblemDialog
          client={client}
          plan={plan.data?.member ?? []}
          problem={opened.what === 'change' ? opened.problem : undefined}
          onClose={close}
        />
      )}
    </Page>
  )
}
