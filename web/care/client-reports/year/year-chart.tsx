import { StepLine } from '#components/controls/step-line.tsx'
import { shortMonths } from '#rules/time/format-nl.ts'
import type { ScaleWords } from '#words/plan-nl.ts'
import { now } from '../../now.ts'
import classes from './year.module.css'
import { coursesToShow, headingOf, meaningOf, type YearProblem } from './year-words.ts'

const ms = (day: string) => Date.parse(`${day}T12:00:00Z`)

/** A year of one problem: the headline first, then its meaning, then the lines. */
export function YearChart({ problem, year, words }: { problem: YearProblem; year: number; words: ScaleWords }) {
  const courses = coursesToShow(problem)
  const [main, ...others] = courses
  const end = Math.min(ms(`${year}-12-31`), Date.parse(now()))
  const marks = [0, 2, 4, 6, 8, 10].map(month => ({
    at: ms(`${year}-${String(month + 1).padStart(2, '0')}-01`),
    label: shortMonths[month]!,
  }))
  return (
    <section className={`card pad-16 ${classes.problem}`}>
      <h2>{headingOf(problem, main)}</h2>
      {courses.map(course => (
        <p key={course.scale}>{meaningOf(course, words)}</p>
      ))}
      {main && (
        <StepLine
          points={main.points.map(({ day, value }) => ({ at: ms(day), value }))}
          from={ms(`${year}-01-01`)}
          until={end}
          goal={main.goal}
          marks={marks.filter(({ at }) => at <= end)}
        />
      )}
      {others.map(({ scale, points, goal }) => (
        <div key={scale} className={`grid middle gap-8 above-4 soft ${classes.other}`}>
          <span>{words[scale].label}</span>
          <StepLine
            small
            points={points.map(({ day, value }) => ({ at: ms(day), value }))}
            from={ms(`${year}-01-01`)}
            until={end}
            goal={goal}
          />
          <strong className="ink figures">{points.at(-1)!.value}</strong>
        </div>
      ))}
    </section>
  )
}
