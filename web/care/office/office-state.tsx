import { useNow } from '../now.ts'
import { type Office, sayOpen } from './office.ts'
import classes from './office-state.module.css'

/** Whether the back office is open. A dot is open, a ring is closed; the text says it too. */
export function OfficeState({ office }: { office: Office }) {
  const { open, said } = sayOpen(office, useNow())
  return (
    <p className={`row gap-10 large strong ${classes.state}`} data-open={open || undefined}>
      {said}
    </p>
  )
}
