import { HourglassIcon } from '../../components/icons.tsx'
import classes from './waits-line.module.css'

/** In the line above a screen: how much is still to be sent, with the way to it. */
export const WaitsLine = ({ label, onOpen }: { label: string; onOpen: () => void }) => (
  <button type="button" className={classes.waits} onClick={onOpen}>
    <HourglassIcon size={20} />
    {label}
  </button>
)
