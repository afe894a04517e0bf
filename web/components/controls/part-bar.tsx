import classes from './tabs.module.css'

/** One number as a share of another, as a bar; the words beside it say the same. */
export function PartBar({ part, of, tone }: { part: number; of: number; tone?: 'attention' }) {
  return (
    <span className={`block clipped ${classes.bar}`} data-tone={tone} aria-hidden="true">
      <span style={{ width: `${(part / of) * 100}%` }} />
    </span>
  )
}
