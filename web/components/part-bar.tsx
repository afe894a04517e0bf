import classes from './part-bar.module.css'

/** How much one number is of another, as a line: the words beside it say it too. */
export function PartBar({ part, of, tone }: { part: number; of: number; tone?: 'attention' }) {
  return (
    <span className={classes.bar} data-tone={tone} aria-hidden="true">
      <span style={{ width: `${(part / of) * 100}%` }} />
    </span>
  )
}
