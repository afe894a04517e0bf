import { Fragment, type ReactNode } from 'react'
import { type Domain, domainWords } from '#words/plan-nl.ts'
import classes from './plan.module.css'
import type { PlanProblem } from './plan.ts'

const domains = Object.keys(domainWords) as Domain[]

/** The problems of a plan grouped by domain. */
export function PlanByDomain({
  plan,
  words = domainWords,
  children,
}: {
  plan: readonly PlanProblem[]
  words?: Record<Domain, string>
  children: (problem: PlanProblem) => ReactNode
}) {
  return domains
    .map(domain => ({ domain, problems: plan.filter(({ problem }) => problem.domain === domain) }))
    .filter(({ problems }) => problems.length > 0)
    .map(({ domain, problems }) => (
      <section key={domain} className={`stack gap-12 ${classes.domain}`}>
        <h2>{words[domain]}</h2>
        {problems.map(problem => (
          <Fragment key={problem.uuid}>{children(problem)}</Fragment>
        ))}
      </section>
    ))
}
