import { Notice } from '#components/page/notice.tsx'
import classes from './list.module.css'

export type Refused = { uuid: string; who: string; why: string }
type Props = { title: string; refused: readonly Refused[]; onClose: () => void }

/** The assignments for which an action failed, with the reasons. */
export default function RefusedMoments({ title, refused, onClose }: Props) {
  return (
    <Notice tone="lost" role="alert" title={title} onClose={onClose}>
      <ul className={`marked grid gap-4 ${classes.refused}`}>
        {refused.map(({ uuid, who, why }) => (
          <li key={uuid}>
            {who}: {why}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
