import { useWidth } from '../hooks/use-width.ts'
import { ChartFigures } from './chart-figures.tsx'
import classes from './line-chart.module.css'
import { isBelow, pathOf, placesOf, withRoom } from './line-shape.ts'

export type LinePoint = {
  /** Its place on any scale: an instant in milliseconds, or the number of the month. */
  at: number
  /** The time as people read it, and short: "1 mei". */
  label: string
  value: number
  /** The value as people read it: "€ 37,50". */
  text: string
}

type Props = {
  title: string
  /** Earliest first. */
  points: readonly LinePoint[]
  /** Measured values are joined by a line; a value that holds until the next makes steps. */
  look?: 'line' | 'steps'
  /** Until when the last step holds, on the scale of the points: today. */
  until?: number
  height?: number
}

const labelSpace = 26
const letter = 8.5 // the width of a letter, in pixels

/** A number over time, its last value labelled; a table has the same numbers for people who cannot see it. */
export function LineChart({ title, points, look = 'line', until, height = 180 }: Props) {
  const { ref, width } = useWidth()
  const last = points.length - 1
  const most = (texts: string[]) => Math.max(0, ...texts.map(text => text.length)) * letter
  const [widestValue, widestLabel] = [most(points.map(({ text }) => text)), most(points.map(({ label }) => label))]
  const side = Math.min(width / 3, (Math.max(widestValue, widestLabel) + letter) / 2)
  const box = { left: side, right: width - side, top: labelSpace, bottom: height - 2 * labelSpace }
  const { places, zero } = placesOf(points, box, Math.max(until ?? 0, points[last]?.at ?? 0))
  const values = points.map(({ value }) => value)
  const xs = places.map(({ x }) => x)
  // The last value first, then the extremes, as they show the range.
  const byValue = points.map((_, index) => index).toSorted((one, other) => values[one]! - values[other]!)
  const speaking = withRoom(
    xs,
    [last, byValue.at(-1)!, byValue[0]!, 0].filter(index => index >= 0),
    widestValue + letter,
  )
  const labelled = withRoom(
    xs,
    [last, ...points.keys()].filter(index => index >= 0),
    widestLabel + letter,
  )
  return (
    <figure className={`relative ${classes.chart}`}>
      <div ref={ref}>
        <svg width="100%" height={height} visibility={width > 0 ? undefined : 'hidden'} aria-hidden="true">
          {zero !== null && <path className={classes.base} d={`M0 ${Math.round(zero) + 0.5}H${width}`} />}
          <path className={classes.line} d={pathOf(places, look, box.right)} />
          {places.map(({ x, y }, index) => (
            <g key={points[index]!.at} data-last={index === last || undefined}>
              <circle cx={x} cy={y} r={index === last ? 5 : 3} />
              {speaking.has(index) && (
                <text className={classes.value} x={x} y={isBelow(values, index, look) ? y + 22 : y - 11}>
                  {points[index]!.text}
                </text>
              )}
              {labelled.has(index) && (
                <text x={x} y={height - 6}>
                  {points[index]!.label}
                </text>
              )}
            </g>
          ))}
        </svg>
      </div>
      <ChartFigures title={title} figures={points} />
    </figure>
  )
}
