import { useLayoutEffect, useRef } from 'react'
import { StatusPill } from '#components/marks/status-pill.tsx'
import { newMatchesByMail, ratingShownFrom, usualAnswerMinutes } from '#contract/events/shown-numbers.ts'
import { type Decision, decidedByRules, type Part } from '#rules/documents/decided-by-rules.ts'
import classes from './decided.module.css'

const byWords = {
  rules: { label: 'Computer beslist', tone: 'blue' },
  person: { label: 'Mens beslist', tone: 'green' },
  both: { label: 'Computer en mens', tone: 'yellow' },
} as const satisfies Record<Decision['by'], object>
const decisions = decidedByRules({
  answerMinutes: usualAnswerMinutes,
  ratingFrom: ratingShownFrom,
  newWork: newMatchesByMail,
})

/** Each decision with what counts for it; `over` is open at first. */
export function DecisionList({ over }: { over: string | undefined }) {
  const shown = useRef<HTMLDetailsElement>(null)
  useLayoutEffect(() => {
    shown.current?.scrollIntoView() // newer browsers return a promise, which must not become the effect's cleanup
  }, [])
  return (
    <div className={classes.decisions}>
      {decisions.map(({ key, title, by, parts }) => (
        <details key={key} ref={key === over ? shown : undefined} className="fold" open={key === over}>
          <summary>
            <h2>{title}</h2>
            <span className={`block above-4 ${classes.by}`}>
              <StatusPill tone={byWords[by].tone}>{byWords[by].label}</StatusPill>
            </span>
          </summary>
          {parts.map(part => (
            <PartShown key={part.says} part={part} />
          ))}
        </details>
      ))}
    </div>
  )
}

function PartShown({ part: { says, points, inOrder = false } }: { part: Part }) {
  const List = inOrder ? 'ol' : 'ul'
  const isWeighed = points.some(({ weight }) => weight !== undefined)
  return (
    <>
      <p>{says}</p>
      {points.length > 0 && (
        <List className={isWeighed ? classes.weighed : `marked ${classes.points}`}>
          {points.map(point => (
            <li key={point.says}>
              {point.weight !== undefined && (
                <span className={`outlined strong text-centre figures ${classes.weight}`}>
                  <span className="unseen">Gewicht </span>
                  {point.weight}
                </span>
              )}
              <span>{point.says}</span>
            </li>
          ))}
        </List>
      )}
    </>
  )
}
