import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Moment } from '#care/moment/care-moment.ts'
import { queryOf } from '#client/cache.ts'
import { useMe } from '#client/use-me.ts'
import { Empty, QueryState } from '#components/page/query-state.tsx'
import { type AskingStateName, allowedWhile, nextToCall } from '#rules/shifts/asking-state.ts'
import { counted } from '#rules/time/format-nl.ts'
import { AskTen } from './ask-ten.tsx'
import { CallRow } from './call-row.tsx'
import { type CallList, standingsOf, useCalls } from './calls.ts'
import type { Chosen } from './chosen.ts'
import { Helps } from './helps.tsx'
import classes from './panel.module.css'
import { UnablePart } from './unable-part.tsx'

const shownAtFirst = 12
type Props = { moment: Moment; now: string; isPlanner: boolean; onChoose: (chosen: Chosen) => Promise<void> }

/** Whom to call about a moment and in which order, the results, and why the others cannot come. */
export function CallListPart({ moment, now, isPlanner, onChoose }: Props) {
  const query = useQuery(queryOf('GET /care_moments/{uuid}/call_list', { uuid: moment.uuid }))
  return (
    <QueryState query={query} rows={8} height={54}>
      {list => <People {...{ list, moment, now, isPlanner, onChoose }} />}
    </QueryState>
  )
}

function People({ list, moment, now, isPlanner, onChoose }: Props & { list: CallList }) {
  const me = useMe()
  const calls = useCalls(moment.uuid)
  const [showsAll, setShowsAll] = useState(false)
  const { people, able, unable, helps } = list
  const all = standingsOf(people, calls, now)
  const shown = showsAll ? all : all.slice(0, shownAtFirst)
  const those = (...names: AskingStateName[]) => all.filter(({ state }) => names.includes(state.name))
  const called = all.filter(each => each.calls.length > 0).length
  const onTheLine = those('on_the_line')
  const asked = those('asked', 'queued').length
  const isCalling = onTheLine.some(each => each.calls[0]?.caller.uuid === me)
  const next = nextToCall(all, now)
  const left = all.filter(({ state }) => allowedWhile[state.name].mayBeSuggested).length + those('call_back').length
  const toAsk = all.filter(({ state }) => allowedWhile[state.name].mayBeAsked)
  return (
    <>
      <Helps {...{ helps, moment, isPlanner }} />
      <section className="below-16" aria-label="Wie kan">
        <div className={`wrap spread baseline ${classes.partHead}`}>
          <h3>{counted(able, 'mens kan', 'mensen kunnen')}</h3>
          <span className="soft figures">
            {called} gebeld{onTheLine.length > 0 && ` · ${onTheLine.length} aan de lijn`}
            {asked > 0 && ` · ${asked} gevraagd`} · {left} te gaan
          </span>
        </div>
        {people.length === 0 && <Empty title="Niemand kan dit nu doen" text="Hieronder staat waarom, en wat zou helpen." />}
        <ol className="below-8">
          {shown.map((standing, index) => (
            <CallRow
              key={standing.person.uuid}
              {...{ standing, moment, now, me, isPlanner, onChoose }}
              rank={index + 1}
              isNext={standing === next && !isCalling}
            />
          ))}
        </ol>
        {people.length > shown.length && (
          <button type="button" className={classes.linkish} onClick={() => setShowsAll(true)}>
            Toon nog {counted(people.length - shown.length, 'mens', 'mensen')}
          </button>
        )}
        {able > people.length && showsAll && <p className="soft">Hier staan de eerste {people.length}.</p>}
        {isPlanner && toAsk.length > 1 && <AskTen {...{ moment, now }} people={toAsk.map(({ person }) => person)} />}
      </section>
      <UnablePart {...{ unable, moment }} count={list.unableCount} />
    </>
  )
}
