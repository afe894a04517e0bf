import { useId } from 'react'
import { useWidth } from '../hooks/use-width.ts'
import { labelEvery, linesUpTo } from './chart-scale.ts'
import classes from './series-chart.module.css'

/** How a series is drawn; series differ in pattern as well as in colour. */
export type SeriesLook = 'full' | 'soft' | 'dashed' | 'hatched'
export type Series = {
  name: string
  look: SeriesLook
  /** A value for each label. */
  values: readonly number[]
}

type Props = {
  /** The chart in a sentence, for people who cannot see it. */
  summary: string
  labels: readonly string[]
  series: readonly Series[]
  /** Parts of a whole, stacked; otherwise they are side by side. */
  stacked?: boolean
  /** A value as people read it beside a line. */
  say: (value: number) => string
  height?: number
}

const labelSpace = 26
const letter = 10.5 // the width of a digit and a little more, in pixels

/** A few numbers for each week or month, as bars with a legend; put the table beside it. */
export function SeriesChart({ summary, labels, series: all, stacked = false, say, height = 220 }: Props) {
  const { ref, width } = useWidth()
  const hatch = useId()
  // A series that is zero everywhere is left out, also of the legend.
  const series = all.filter(({ values }) => values.some(value => value > 0))
  const whole = (at: number) => series.reduce((sum, { values }) => sum + values[at]!, 0)
  const most = Math.max(0, ...(stacked ? labels.map((_, at) => whole(at)) : series.flatMap(({ values }) => values)))
  const lines = linesUpTo(most)
  const left = Math.max(...lines.map(line => say(line).length)) * letter + 8
  const [top, bottom] = [10, height - labelSpace]
  const tallOf = (value: number) => (value / Math.max(1, lines.at(-1)!)) * (bottom - top)
  const step = Math.max(0, width - left) / Math.max(1, labels.length)
  const every = labelEvery(step, Math.max(0, ...labels.map(label => label.length)) * letter + 6)
  const bar = Math.max(1, Math.min(stacked ? 40 : 22, (step * 0.72) / (stacked ? 1 : series.length)))
  const barsAt = (at: number) => {
    let base = bottom
    return series.map(({ name, look, values }, index) => {
      const tall = tallOf(values[at]!)
      const middle = left + step * (at + 0.5)
      const x = stacked ? middle - bar / 2 : middle + (index - series.length / 2) * bar
      if (stacked) base -= tall
      return { name, look, x, y: stacked ? base : bottom - tall, tall, value: values[at]! }
    })
  }
  return (
    <figure className={`stack gap-8 ${classes.chart}`}>
      <ul className={`wrap small ${classes.legend}`} aria-hidden="true">
        {series.map(({ name, look }) => (
          <li className="row gap-8" key={name}>
            <svg width="14" height="14" aria-hidden="true">
              <Bar look={look} hatch={hatch} x={1} y={1} width={12} height={12} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <div ref={ref}>
        <svg
          viewBox={`0 0 ${width || 1} ${height}`}
          width="100%"
          height={height}
          visibility={width > 0 ? undefined : 'hidden'}
          role="img"
          aria-label={summary}
        >
          <defs>
            <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <rect className={classes.hatchGround} width="6" height="6" />
              <rect className={classes.hatchLine} width="2.5" height="6" />
            </pattern>
          </defs>
          {lines.map(line => (
            <g key={line} className={classes.line}>
              <path d={`M${left} ${Math.round(bottom - tallOf(line)) + 0.5}H${width}`} />
              <text x={left - 8} y={bottom - tallOf(line) + 4}>
                {say(line)}
              </text>
            </g>
          ))}
          {labels.map((label, at) => (
            <g key={label}>
              {barsAt(at).map(({ name, look, x, y, tall, value }) =>
                value > 0 ? (
                  <Bar key={name} look={look} hatch={hatch} x={x} y={y} width={bar} height={Math.max(1, tall)} />
                ) : null,
              )}
              {at % every === 0 && (
                <text x={left + step * (at + 0.5)} y={height - 6}>
                  {label}
                </text>
              )}
            </g>
          ))}
        </svg>
      </div>
    </figure>
  )
}

type BarProps = { look: SeriesLook; hatch: string; x: number; y: number; width: number; height: number }
const Bar = ({ look, hatch, ...place }: BarProps) => (
  <rect {...place} className={classes.bar} data-look={look} fill={look === 'hatched' ? `url(#${hatch})` : undefined} />
)
