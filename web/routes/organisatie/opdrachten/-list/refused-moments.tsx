import { Notice } from '../../../../components/notice.tsx'
import classes from './approve-bar.module.css'

export type Refused = { uuid: string; who: string; why: string }
type Props = { refused: readonly Refused[]; onClose: () => void }

/** Which hours could not be approved, and why. */
export default function RefusedHours({ refused, onClose }: Props) {
  const title = `${refused.length} ${refused.length === 1 ? 'opdracht is' : 'opdrachten zijn'} niet goedgekeurd`
  return (
    <Notice tone="lost" role="alert" title={title} onClose={onClose}>
      <ul className={classes.refused}>
        {refused.map(({ uuid, who, why }) => (
          <li key={uuid}>
            {who}: {why}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
