import { useWidth } from '../hooks/use-width.ts'
import classes from './step-line.module.css'

export type StepPoint = {
  /** In milliseconds. */
  at: number
  value: number
}
type Props = {
  /** In chronological order. Each value holds until the next, the last until the end. */
  points: readonly StepPoint[]
  /** The time range to draw, in milliseconds; by default from the first point to the last. */
  from?: number
  until?: number
  /** The goal: a dashed line. */
  goal?: number | undefined
  /** The lowest and highest possible value. */
  scale?: readonly [lowest: number, highest: number]
  /** Small: a trend beside text, without a scale. */
  small?: boolean
  /** Labels on the time axis. */
  marks?: readonly { at: number; label: string }[]
}

const spaces = { whole: { left: 30, right: 30, top: 22, bottom: 30 }, small: { left: 6, right: 8, top: 6, bottom: 6 } }

/**
 * A value on a short scale over time, in steps: an open dot at the start, a filled one for now, a dashed line for the goal.
 * Decoration: the text and the table beside it say the same.
 */
export function StepLine({ points, from, until, goal, scale: [lowest, highest] = [1, 5], small = false, marks = [] }: Props) {
  const { ref, width } = useWidth()
  const [first, last] = [points[0], points.at(-1)]
  const space = small ? spaces.small : spaces.whole
  const height = small ? 36 : 172
  const [begin, end] = [from ?? first?.at ?? 0, Math.max(until ?? 0, last?.at ?? 0)]
  const x = (at: number) =>
    begin >= end
      ? width - space.right
      : space.left + ((Math.max(at, begin) - begin) / (end - begin)) * (width - space.left - space.right)
  const y = (value: number) =>
    height - space.bottom - ((value - lowest) / (highest - lowest)) * (height - space.top - space.bottom)
  const levels = small ? [] : Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index)
  const steps = points.map(({ at, value }, index) => (index === 0 ? `M${x(at)} ${y(value)}` : `H${x(at)}V${y(value)}`)).join('')
  const edge = width - space.right
  return (
    <div ref={ref} className={classes.whole} data-small={small || undefined}>
      {width > 0 && (
        <svg width="100%" height={height} aria-hidden="true">
          {levels.map(level => (
            <g key={level} data-start={level === first?.value || undefined}>
              <path className={classes.level} d={`M${space.left} ${Math.round(y(level)) + 0.5}H${edge}`} />
              <text x={8} y={y(level) + 5}>
                {level}
              </text>
            </g>
          ))}
          {goal !== undefined && <path className={classes.goal} d={`M${space.left} ${y(goal)}H${edge}`} />}
          {goal !== undefined && !small && (
            <text className={classes.goalWords} x={space.left + 6} y={y(goal) - 6}>
              doel {goal}
            </text>
          )}
          {marks.map(({ at, label }) => (
            <text key={label} className={classes.mark} x={x(at)} y={height - 6}>
              {label}
            </text>
          ))}
          {first && last && (
            <>
              <path className={classes.line} d={`${steps}H${edge}`} />
              <circle className={classes.start} cx={x(first.at)} cy={y(first.value)} r={small ? 3.5 : 5} />
              <circle className={classes.now} cx={edge} cy={y(last.value)} r={small ? 4 : 5.5} />
              {!small && (
                <text className={classes.value} x={edge + 11} y={y(last.value) + 5}>
                  {last.value}
                </text>
              )}
            </>
          )}
        </svg>
      )}
    </div>
  )
}
