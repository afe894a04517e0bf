import { useWidth } from '../hooks/use-width.ts'
import classes from './bar-chart.module.css'
import { ChartFigures } from './chart-figures.tsx'
import { thinLabels } from './thin-labels.ts'

export type Bar = {
  /** Below the bar: "nov". */
  label: string
  value: number
  /** The value as people read it: "€ 1.234". */
  text: string
  /** Whether this is the bar the chart is about: "this month". */
  chosen?: boolean
}

type Props = { title: string; bars: Bar[]; height?: number }

const labelSpace = 26

/** Plain bars, labelled directly; a table has the same numbers for people who cannot see them. */
export function BarChart({ title, bars, height = 180 }: Props) {
  const { ref, width } = useWidth()
  const top = Math.max(1, ...bars.map(bar => bar.value))
  const step = width / Math.max(1, bars.length)
  const barWidth = Math.min(48, step * 0.62)
  const room = height - 2 * labelSpace
  const labels = thinLabels(
    bars.map(bar => bar.label),
    step,
    bars.findIndex(bar => bar.chosen),
  )
  const widest = Math.max(0, ...bars.map(bar => bar.text.length)) * 8.5
  return (
    <figure className={`relative ${classes.chart}`}>
      <div ref={ref}>
        <svg width="100%" height={height} visibility={width > 0 ? undefined : 'hidden'} aria-hidden="true">
          <path className={classes.base} d={`M0 ${height - labelSpace + 0.5}H${width}`} />
          {bars.map((bar, index) => {
            const tall = Math.max(bar.value > 0 ? 2 : 0, (bar.value / top) * room)
            const middle = step * (index + 0.5)
            // Where not every number fits, only the chosen bar and the highest one show theirs.
            const besideChosen = bars.some((other, at) => other.chosen && Math.abs(at - index) * step < widest)
            const speaks = bar.value > 0 && (widest < step || bar.chosen || (bar.value === top && !besideChosen))
            return (
              <g key={bar.label} data-chosen={bar.chosen || undefined}>
                <rect
                  x={middle - barWidth / 2}
                  y={height - labelSpace - tall}
                  width={barWidth}
                  height={tall}
                  rx={Math.min(5, tall / 2)}
                />
                {speaks && (
                  <text className={classes.value} x={middle} y={height - labelSpace - tall - 8}>
                    {bar.text}
                  </text>
                )}
                <text x={middle} y={height - 6}>
                  {labels[index]}
                </text>
              </g>
            )
          })}
        </svg>
      </div>
      <ChartFigures title={title} figures={bars} />
    </figure>
  )
}
