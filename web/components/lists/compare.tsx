import type { CSSProperties, ReactNode } from 'react'
import { StarIcon } from '../marks/icons.tsx'
import classes from './compare.module.css'

/** A column of the comparison and its value for each item. */
export type Column<T> = {
  label: string
  /** Its width on a desktop, in pixels. */
  width: number
  /** Numbers are right-aligned. */
  figures?: boolean
  value: (item: T) => ReactNode
  /** A word below the value. */
  note?: (item: T) => ReactNode
  /** How good the value is: the best one of a column is bold. Undefined when there is nothing to compare. */
  worth?: (item: T) => number | undefined
  /** Whether it needs attention. */
  warns?: (item: T) => boolean
}

type Props<T> = {
  label: string
  /** Best first. */
  items: readonly T[]
  idOf: (item: T) => string
  /** The name with an avatar before it. */
  face: (item: T) => ReactNode
  name: (item: T) => ReactNode
  /** The heading of the column of names. */
  nameLabel: string
  columns: readonly Column<T>[]
  /** Why the first is the best; undefined when none stands out. */
  best: { words: string; why: string } | undefined
  /** The action of an item; `first` is the only one with a filled button. */
  act: (item: T, first: boolean) => ReactNode
  actWidth: number
  /** A remark below its row, and its other actions. */
  remark: (item: T) => ReactNode
  others: (item: T) => ReactNode
}

/** The items that are best in a column, unless all are equal. */
function bestOf<T>(items: readonly T[], { worth }: Column<T>): ReadonlySet<T> {
  const worths = items.map(item => worth?.(item))
  const known = worths.filter(one => one !== undefined)
  const most = Math.max(...known)
  const found = items.filter((_, index) => worths[index] === most)
  return new Set(known.length > 0 && found.length < items.length ? found : [])
}

/** People, or other things to choose from, in aligned columns, best first with the reason; on a narrow screen a card each. */
export function Compare<T>({ label, items, columns, best, idOf, nameLabel, ...parts }: Props<T>) {
  const strong = columns.map(column => bestOf(items, column))
  const tracks: CSSProperties & { '--tracks': string } = {
    '--tracks': `minmax(0, 1fr) ${columns.map(({ width }) => `${width}px`).join(' ')} ${parts.actWidth}px`,
  }
  return (
    <div className={classes.frame}>
      <div className={`small figures ${classes.compare}`} style={tracks}>
        <div className={classes.labels} aria-hidden="true">
          <span>{nameLabel}</span>
          {columns.map(column => (
            <span key={column.label} data-figures={column.figures}>
              {column.label}
            </span>
          ))}
        </div>
        <ul aria-label={label}>
          {items.map((item, index) => (
            <li
              key={idOf(item)}
              className={`grid with-end middle gap-8-12 ruled ${classes.item}`}
              data-best={(index === 0 && best !== undefined) || undefined}
            >
              {index === 0 && best && (
                <p className={`across ${classes.best}`}>
                  <strong className="touch">
                    <StarIcon size={16} /> {best.words}:
                  </strong>{' '}
                  {best.why}
                </p>
              )}
              <span className={`row across gap-10 strong breaks ${classes.name}`}>
                {parts.face(item)}
                {parts.name(item)}
              </span>
              {columns.map((column, at) => {
                const Value = strong[at]!.has(item) ? 'strong' : 'span'
                return (
                  <span
                    key={column.label}
                    className={`flex spread across gap-12 ${classes.cell}`}
                    data-figures={column.figures}
                    data-warns={column.warns?.(item) || undefined}
                  >
                    <span className={classes.label}>{column.label}</span>
                    <span>
                      <Value>{column.value(item)}</Value> <small>{column.note?.(item)}</small>
                    </span>
                  </span>
                )
              })}
              <span className={`across ${classes.act}`}>{parts.act(item, index === 0)}</span>
              <div className={`across soft breaks ${classes.remark}`}>{parts.remark(item)}</div>
              <div className={`wrap-row across ${classes.others}`}>{parts.others(item)}</div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
