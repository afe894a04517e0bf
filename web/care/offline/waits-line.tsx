import { HourglassIcon } from '#components/marks/icons.tsx'
import classes from './waits-line.module.css'

/** In the line above a screen: the number of queued changes, with a link to them. */
export const WaitsLine = ({ label, onOpen }: { label: string; onOpen: () => void }) => (
  <button type="button" className={`tap row gap-8 inherits strong ${classes.waits}`} onClick={onOpen}>
    <HourglassIcon size={20} />
    {label}
  </button>
)
