import type { ReactNode } from 'react'
import classes from './timeline.module.css'

export type TimelineEvent = {
  id: string
  what: ReactNode
  /** The changes it made, a line each. */
  changes?: readonly string[]
  /** When, as people read it, and who did it. */
  when: string
  who?: string | undefined
  /** The reason, in their own words. */
  why?: string | null | undefined
}

/** Events, one below the other; the first stands out as the current state. */
export function Timeline({ label, events }: { label: string; events: readonly TimelineEvent[] }) {
  return (
    <ol className={`grid ${classes.events}`} aria-label={label}>
      {events.map(({ id, what, changes = [], when, who, why }) => (
        <li key={id}>
          <strong>{what}</strong>
          {changes.map(change => (
            <span key={change} className="small breaks figures">
              {change}
            </span>
          ))}
          <span className="soft small figures">
            {when}
            {who && ` · ${who}`}
          </span>
          {why && <q className={`small breaks ${classes.why}`}>{why}</q>}
        </li>
      ))}
    </ol>
  )
}
