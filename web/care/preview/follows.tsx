import { Notice } from '../../components/notice.tsx'
import { explain } from '../tell.ts'
import classes from './follows.module.css'
import type { Foreseen } from './use-preview.ts'

type Props = {
  of: Pick<Foreseen, 'problem' | 'waits'>
  /** What would follow, in sentences; undefined while it is not known. */
  sentences: readonly string[] | undefined
}

/** What a change means, before it happens: as the server will do it, or why it will refuse. */
export function Follows({ of: { problem, waits }, sentences }: Props) {
  const shown = !waits && sentences && sentences.length > 0
  return (
    <div className={classes.follows} role="status" aria-busy={waits}>
      {waits && <p className={classes.soft}>Nagaan wat er gebeurt…</p>}
      {!waits && problem && (
        <Notice tone="attention" title="Zo kan het niet">
          <p>{problem.status === 409 ? problem.message : explain(problem)}</p>
        </Notice>
      )}
      {shown && (
        <Notice title="Wat er gebeurt">
          {sentences.map(sentence => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      )}
    </div>
  )
}
