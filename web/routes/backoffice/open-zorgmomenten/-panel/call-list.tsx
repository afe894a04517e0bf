import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Moment } from '../../../../care/moment/care-moment.ts'
import { ask } from '../../../../client/cache.ts'
import { useMe } from '../../../../client/use-me.ts'
import { Empty, QueryState } from '../../../../components/query-state.tsx'
import { AskTen } from './ask-ten.tsx'
import { CallRow } from './call-row.tsx'
import { type CallList, mayBeCalled, stateOf, useCalls } from './calls.ts'
import { Helps } from './helps.tsx'
import classes from './panel.module.css'
import { UnablePart } from './unable-part.tsx'

const shownAtFirst = 12
type Props = { moment: Moment; now: string; isPlanner: boolean; onNext: (() => void) | undefined }

/** Whom to call about a moment, in which order, what came of it, and why the others cannot. */
export function CallListPart({ moment, now, isPlanner, onNext }: Props) {
  const query = useQuery(ask('GET /care_moments/{uuid}/call_list', { uuid: moment.uuid }))
  return (
    <QueryState query={query} rows={8} height={54}>
      {list => <People {...{ list, moment, now, isPlanner, onNext }} />}
    </QueryState>
  )
}

function People({ list, moment, now, isPlanner, onNext }: Props & { list: CallList }) {
  const me = useMe()
  const calls = useCalls(moment.uuid)
  const [showsAll, setShowsAll] = useState(false)
  const lastOf = (uuid: string) => calls.get(uuid)?.[0]
  const { people, able, unable, helps } = list
  const shown = showsAll ? people : people.slice(0, shownAtFirst)
  const called = people.filter(({ uuid }) => calls.has(uuid)).length
  const onTheLine = people.filter(({ uuid }) => stateOf(lastOf(uuid))?.isLive).length
  const isCalling = people.some(({ uuid }) => stateOf(lastOf(uuid))?.isLive && lastOf(uuid)?.caller.uuid === me)
  const next = people.find(({ uuid }) => mayBeCalled(lastOf(uuid)) && !stateOf(lastOf(uuid))?.isMissed)?.uuid
  const left = people.filter(({ uuid }) => mayBeCalled(lastOf(uuid)))
  return (
    <>
      <Helps {...{ helps, moment, isPlanner }} />
      <section className={classes.part} aria-label="Wie kan">
        <div className={classes.partHead}>
          <h3>{able === 1 ? '1 mens kan' : `${able} mensen kunnen`}</h3>
          <span className={`${classes.soft} figures`}>
            {called} gebeld{onTheLine > 0 && ` · ${onTheLine} aan de lijn`} · {left.length} te gaan
          </span>
        </div>
        {people.length === 0 && <Empty title="Niemand kan dit nu doen" text="Hieronder staat waarom, en wat zou helpen." />}
        <ol className={classes.people}>
          {shown.map((person, index) => (
            <CallRow
              key={person.uuid}
              {...{ person, moment, now, me, isPlanner, onNext }}
              rank={index + 1}
              calls={calls.get(person.uuid) ?? []}
              isNext={person.uuid === next && !isCalling}
            />
          ))}
        </ol>
        {people.length > shown.length && (
          <button type="button" className={classes.linkish} onClick={() => setShowsAll(true)}>
            Toon nog {people.length - shown.length} mensen
          </button>
        )}
        {able > people.length && showsAll && <p className={classes.soft}>Hier staan de eerste {people.length}.</p>}
        {isPlanner && left.length > 1 && <AskTen {...{ moment, now }} people={left} />}
      </section>
      <UnablePart {...{ unable, moment }} count={list.unableCount} />
    </>
  )
}
