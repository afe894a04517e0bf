import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { queryOf } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { Dialog } from '#components/layers/dialog.tsx'
import { toastDone } from '#components/layers/toast.ts'
import { QueryState } from '#components/page/query-state.tsx'
import { uuidOf } from '#contract/language.ts'
import { counted } from '#rules/time/format-nl.ts'
import { nameOf } from '../moment/care-moment.ts'
import { useNow } from '../now.ts'
import { chainsOf, inTurn, type Listed, sayWork } from './chains.ts'
import { Reading, wordsOf } from './read-agreement.tsx'
import { toAgree } from './waiting.ts'

/** Shows the agreements that wait for the viewer one after another, each with its own text and button. */
export default function ReadWaiting({ onClose }: { onClose: () => void }) {
  // Starts from a fresh answer: one stored on this device may list agreements that no longer wait.
  const query = useQuery({ ...toAgree, staleTime: 0 })
  const asked = query.isFetchedAfterMount ? query : { ...query, data: undefined, error: null }
  return (
    <QueryState query={asked} height={0}>
      {({ member }) => <Sitting waiting={member} onClose={onClose} />}
    </QueryState>
  )
}

function Sitting({ waiting, onClose }: { waiting: readonly Listed[]; onClose: () => void }) {
  const now = useNow()
  // Agreeing removes an item from the query, so the order is fixed when the screen opens.
  const [queue] = useState(() => inTurn(waiting, now))
  const [at, setAt] = useState(0)
  const [read, setRead] = useState<Listed>()
  const [agreed, setAgreed] = useState(0)
  const one = queue[at]
  const isLast = at + 1 >= queue.length
  const finish = (count: number) => {
    if (count > 0) toastDone(`Je bent akkoord met ${counted(count, 'overeenkomst', 'overeenkomsten')}.`)
    onClose()
  }
  const onAgreed = () => {
    setRead(one)
    setAgreed(agreed + 1)
    if (isLast) finish(agreed + 1)
    else setAt(at + 1)
  }
  return (
    <Dialog
      look="side"
      title="Overeenkomsten lezen"
      about={one && `${at + 1} van ${queue.length}`}
      closedBy="closerequest"
      inAddress
      onClose={() => finish(agreed)}
    >
      {one ? (
        <Turn
          key={one.uuid}
          one={one}
          read={read}
          isNext={at > 0}
          onAgreed={onAgreed}
          more={
            <Button variant="default" onClick={() => (isLast ? finish(agreed) : setAt(at + 1))}>
              {isLast ? 'Sluiten zonder akkoord' : 'Overslaan'}
            </Button>
          }
        />
      ) : (
        <p>Er wacht geen overeenkomst op je.</p>
      )}
    </Dialog>
  )
}

type TurnProps = {
  one: Listed
  /** The agreement before this one. */
  read: Listed | undefined
  /** It replaces the previous one, and takes the focus. */
  isNext: boolean
  onAgreed: () => void
  more: ReactNode
}
function Turn({ one, read, isNext, onAgreed, more }: TurnProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const chain = useQuery(queryOf('GET /assignment_agreements', { query: { careMoment: uuidOf(one.careMoment) } }))
  const before = useQuery({ ...queryOf('GET /assignment_agreements/{uuid}', { uuid: read?.uuid ?? '' }), enabled: !!read })
  useEffect(() => {
    if (isNext) heading.current?.focus()
  }, [isNext])
  const root = one.amends ?? one['@id']
  return (
    <>
      <div>
        <h3 ref={heading} tabIndex={-1} className="large">
          {sayWork(one)}
        </h3>
        <p className="soft">
          {one.organization.name} en {nameOf(one.careWorker.profile)}
        </p>
      </div>
      <QueryState query={chain} rows={6} height={40}>
        {({ member }) => (
          <Reading
            chain={chainsOf(member).find(([first]) => first!['@id'] === root) ?? [one]}
            known={new Set(before.data?.sections.map(wordsOf))}
            onAgreed={onAgreed}
            more={more}
          />
        )}
      </QueryState>
    </>
  )
}
