import { useWaiting } from '#client/outbox/use-waiting.ts'
import { Button } from '#components/controls/button.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import {
  type Category,
  categoryWords,
  type Domain,
  domainWords,
  type Modifier,
  modifierWords,
  type Scale,
  type ScaleWords,
  scaleWords,
} from '#words/plan-nl.ts'
import { WaitingCard } from '../offline/waiting-card.tsx'
import classes from './plan.module.css'
import type { PlanProblem, PlanScore } from './plan.ts'
import { ScoreCourse } from './score-course.tsx'

/** The words of a plan: those of professionals, or everyday ones. */
export interface PlanWords {
  domains: Record<Domain, string>
  categories: Record<Category, string>
  scales: ScaleWords
  goal: string
  /** The terms of the Omaha System, shown beside the words; optional. */
  modifiers?: Record<Modifier, string>
}
const careWords: PlanWords = {
  ...{ domains: domainWords, categories: categoryWords, scales: scaleWords, modifiers: modifierWords },
  goal: 'Doel',
}

type Props = {
  problem: PlanProblem
  words?: PlanWords
  /** Undefined while they load. */
  scores: readonly PlanScore[] | undefined
  /** Without these the plan is read-only. */
  onScore?: (() => void) | undefined
  onChange?: (() => void) | undefined
}
const targetOf = ({ targetKnowledge, targetBehaviour, targetStatus }: PlanProblem) => ({
  knowledge: targetKnowledge ?? undefined,
  behaviour: targetBehaviour ?? undefined,
  status: targetStatus ?? undefined,
})

/** A problem of the plan: its target, its interventions, and its scores over time. */
export function PlanCard({ problem, words = careWords, scores, onScore, onChange }: Props) {
  const { name } = problem.problem
  const waiting = useWaiting(problem['@id'])
  const categories = (Object.keys(words.categories) as Category[])
    .map(category => ({ category, actions: problem.interventions.filter(one => one.category === category) }))
    .filter(({ actions }) => actions.length > 0)
  return (
    <article className="card stack gap-12 pad-16" aria-label={name}>
      <div className="wrap-row spread gap-4-12">
        <h3 className="large breaks">{name}</h3>
        {words.modifiers && <span className={`small strong ${classes.modifier}`}>{words.modifiers[problem.modifier]}</span>}
      </div>
      <p className={`breaks reading ${classes.goal}`}>
        <strong>{words.goal}</strong> <span data-written>{problem.goal}</span>
      </p>
      {categories.map(({ category, actions }) => (
        <section key={category} className={classes.actions}>
          <h4>{words.categories[category]}</h4>
          <ul className="marked" data-written>
            {actions.map(({ target, text }) => (
              <li key={`${target} ${text}`}>
                {text} {words.modifiers && <span>{target}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {scores ? (
        <div className={`gap-10 ruled ${classes.courses}`}>
          {(Object.keys(words.scales) as Scale[]).map(scale => (
            <ScoreCourse key={scale} {...{ scale, scores, problem }} words={words.scales} goal={targetOf(problem)[scale]} />
          ))}
        </div>
      ) : (
        <Skeleton height={132} />
      )}
      {waiting.map(entry => (
        <WaitingCard key={entry.id} entry={entry} />
      ))}
      {(onScore || onChange) && (
        <div className="wrap gap-8">
          {onScore && (
            <Button variant="default" size="lg" onClick={onScore}>
              Score geven<span className="unseen"> bij {name}</span>
            </Button>
          )}
          {onChange && (
            <Button variant="subtle" size="lg" onClick={onChange}>
              Wijzigen<span className="unseen"> van {name}</span>
            </Button>
          )}
        </div>
      )}
    </article>
  )
}
