import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { omahaDomain } from '../../../../../contract/reference.ts'
import { ask } from '../../../../client/cache.ts'
import { Button } from '../../../../components/button.tsx'
import { Empty, ListState } from '../../../../components/list-state.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { Page } from '../../../../components/page.tsx'
import { domainWords } from '../../../../words/plan-nl.ts'
import classes from './plan.module.css'
import { askPlan, askScores, caresNotNow, type PlanProblem, useCaresNow } from './plan.ts'
import { PlanCard } from './plan-card.tsx'

const ScoreDialog = lazy(() => import('./score-dialog.tsx'))
const ProblemDialog = lazy(() => import('./problem-dialog.tsx'))

type Opened = { what: 'score' | 'change'; problem: PlanProblem } | { what: 'add' }

/** The care plan of a client: by domain each problem with its goal, what is done, and how its scores go. */
export function PlanPage({ client }: { client: string }) {
  const plan = useQuery(askPlan(client))
  const scores = useQuery(askScores(client)).data?.member
  const cares = useCaresNow(client)
  const person = useQuery(ask('GET /clients/{uuid}', { uuid: client })).data
  const [opened, open] = useState<Opened>()
  const close = () => open(undefined)
  const add = (
    <Button variant="default" onClick={() => open({ what: 'add' })}>
      Aandachtsgebied toevoegen
    </Button>
  )
  return (
    <Page title="Zorgplan" width="reading" actions={cares && plan.data && plan.data.totalItems > 0 && add}>
      {cares === false && <Notice>{caresNotNow}</Notice>}
      <ListState
        query={plan}
        rows={3}
        rowHeight={280}
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
        {({ member }) =>
          omahaDomain
            .map(domain => ({ domain, problems: member.filter(({ problem }) => problem.domain === domain) }))
            .filter(({ problems }) => problems.length > 0)
            .map(({ domain, problems }) => (
              <section key={domain} className={classes.domain}>
                <h2>{domainWords[domain]}</h2>
                {problems.map(problem => (
                  <PlanCard
                    key={problem.uuid}
                    problem={problem}
                    scores={scores}
                    onScore={cares ? () => open({ what: 'score', problem }) : undefined}
                    onChange={cares ? () => open({ what: 'change', problem }) : undefined}
                  />
                ))}
              </section>
            ))
        }
      </ListState>
      <Suspense>
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
      </Suspense>
    </Page>
  )
}
