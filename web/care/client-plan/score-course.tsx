import { StepLine } from '#components/controls/step-line.tsx'
import { formatDate } from '#rules/time/format-nl.ts'
import { levelOf, type Scale, type ScaleWords } from '#words/plan-nl.ts'
import { now } from '../now.ts'
import classes from './plan.module.css'
import { courseOf, type PlanProblem, type PlanScore } from './plan.ts'

type Props = {
  scale: Scale
  problem: PlanProblem
  scores: readonly PlanScore[]
  words: ScaleWords
  goal: number | undefined
}

/**
 * One scale of a problem: the current level in words, a small line over time, the goal; and a table for people who cannot see it.
 */
export function ScoreCourse({ scale, problem, scores, words, goal }: Props) {
  const course = courseOf(scores, problem, scale)
  const last = course.at(-1)
  const { label, say } = words[scale]
  if (!last && goal === undefined) return null
  return (
    <div className={`relative middle gap-12 ${classes.course}`} data-said={say ? true : undefined}>
      <p>
        {say ? (
          [
            last ? say(levelOf(scale, last.value, words)) : 'Hierover is nog geen cijfer gegeven.',
            goal !== undefined && `Het doel is: ${levelOf(scale, goal, words)}.`,
          ]
            .filter(Boolean)
            .join(' ')
        ) : (
          <>
            <strong>{label}</strong>
            <span>{last ? levelOf(scale, last.value, words) : 'nog niet gescoord'}</span>
          </>
        )}
      </p>
      <StepLine
        small
        points={course.map(({ scoredOn, value }) => ({ at: Date.parse(`${scoredOn}T12:00:00Z`), value }))}
        until={Date.parse(now())}
        goal={goal}
      />
      <p className="figures" aria-hidden="true">
        <strong>{last?.value ?? '–'}</strong>
        {goal !== undefined && <span>doel {goal}</span>}
      </p>
      <div className="unseen">
        <table>
          <caption>
            {label} bij {problem.problem.name}
            {goal !== undefined && `, doel ${goal}`}
          </caption>
          <tbody>
            {course.map(({ scoredOn, createdAt, value }) => (
              <tr key={createdAt}>
                <th scope="row">{formatDate(scoredOn)}</th>
                <td>
                  {value}, {levelOf(scale, value, words)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
