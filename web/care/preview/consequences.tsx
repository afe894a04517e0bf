import { Notice } from '#components/page/notice.tsx'
import { explain } from '../tell.ts'
import type { Foreseen } from './use-preview.ts'

type Props = {
  of: Pick<Foreseen, 'problem' | 'isWaiting'>
  /** The consequences, in sentences; undefined until they are known. */
  sentences: readonly string[] | undefined
}

/** The consequences of a change before it is made: what the server will do, or why it will refuse. */
export function Consequences({ of: { problem, isWaiting }, sentences }: Props) {
  const shown = !isWaiting && sentences && sentences.length > 0
  return (
    <div role="status" aria-busy={isWaiting}>
      {isWaiting && <p className="soft small">Nagaan wat er gebeurt…</p>}
      {!isWaiting && problem && (
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
