import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call, type Problem } from '#client/api.ts'
import { queryOf, useChange } from '#client/cache.ts'
import { Checkbox } from '#components/controls/checkbox.tsx'
import { toastFailed } from '#components/layers/toast.ts'
import { late } from '#components/page/suspense.tsx'
import { uuidOf } from '#contract/language.ts'
import { boardStatuses } from '#contract/status-groups.ts'
import { formatShift } from '#rules/time/broken-shift.ts'
import { formatDateTimes } from '#rules/time/format-nl.ts'
import { AskFirst } from '../action/ask-first.tsx'
import { assigneeName, type Moment, nameOf } from '../moment/care-moment.ts'
import type { Reaction } from '../moment/publication.ts'
import { explain } from '../tell.ts'
import { Signals } from './judgement.tsx'
import classes from './reactions-part.module.css'

const DraftAgreement = late(() => import('../agreement/draft-agreement.tsx'))

/** A list with one more item at its end, or without that item. */
const turned = (list: readonly string[], one: string, isIn: boolean) => [
  ...list.filter(each => each !== one),
  ...(isIn ? [one] : []),
]

type Props = { reaction: Reaction; moment: Moment; others: Reaction[]; name: string; onClose: () => void }

/** Assigns a worker and says what will happen; in a series also for the other moments this worker reacted to. */
export default function SelectDialog({ reaction, moment, others, name, onClose }: Props) {
  const refused = useRef<string[]>([])
  // It ends when it was answered or closed here; otherwise somebody else was first.
  const isOver = useRef(false)
  useEffect(
    () => () => {
      if (!isOver.current) void sayWhoChose(moment.uuid).catch(() => undefined) // then the screen shows it
    },
    [moment.uuid],
  )
  const [reserves, setReserves] = useState<string[]>([])
  const [also, setAlso] = useState<string[]>([])
  const { run } = useChange('PUT /care_moment_publication_reactions/select')
  const judged = useQuery({
    // Checked together with the ticked dates: these may overlap, or leave too little rest between them.
    ...queryOf('GET /care_moment_publication_reactions/{uuid}/series_reactions', {
      uuid: reaction.uuid,
      query: { chosen: also.map(uuidOf) },
    }),
    enabled: moment.recurringCareMoment !== undefined,
  })
  const series = (judged.data?.reactions ?? []).filter(one => one.reaction !== reaction['@id'])
  const free = series.filter(({ reasons }) => reasons.length === 0)
  const count = 1 + also.length
  const keep = useChange('PATCH /care_moment_publication_reactions/{uuid}/standby')
  // This one first; then each other date separately, so that one that is gone does not hold up the rest.
  const choose = async () => {
    isOver.current = true
    await run({ body: { reactions: [reaction['@id']] } })
    refused.current = []
    // Before the choice, so that they hear both in one mail.
    for (const uuid of reserves) await keep.run({ uuid })
    for (const { reaction: iri, startDate, endDate } of series.filter(one => also.includes(one.reaction)))
      await run({ body: { reactions: [iri] } }).catch((problem: Problem) => {
        refused.current.push(`${formatDateTimes(startDate, endDate)}: ${explain(problem)}`)
      })
  }
  const done = () => {
    const chosen = count - refused.current.length
    const said = chosen === 1 ? `${name} is gekozen.` : `${name} is gekozen voor ${chosen} opdrachten van deze reeks.`
    return refused.current.length === 0 ? said : `${said} Niet gelukt: ${refused.current.join(' ')}`
  }
  const consequences = (
    <>
      <p>
        {name} hoort meteen dat de opdracht van {formatShift(moment)} doorgaat.
        {others.length > 0 &&
          ` De ${others.length === 1 ? 'ander die reageerde, hoort' : `${others.length} anderen die reageerden, horen`} dat de keuze op iemand anders viel.`}
      </p>
      <DraftAgreement moment={moment} />
      {others.length > 0 && (
        <fieldset>
          <legend className="strong">Wie is tweede keus?</legend>
          <p className="below-8 soft small">
            Zegt {name} af, dan staat die bovenaan. Je bewaart ze in de volgorde waarin je ze aanvinkt.
          </p>
          {others.map(one => (
            <Checkbox
              key={one.uuid}
              label={nameOf(one.careWorker.profile)}
              checked={one.standbyPosition !== undefined || reserves.includes(one.uuid)}
              disabled={one.standbyPosition !== undefined}
              onChange={event => setReserves(turned(reserves, one.uuid, event.currentTarget.checked))}
            />
          ))}
        </fieldset>
      )}
      {free.length > 1 && (
        <Checkbox
          label={`Ook voor de andere ${free.length} van deze reeks`}
          checked={also.length === free.length}
          indeterminate={also.length > 0 && also.length < free.length}
          onChange={event => setAlso(event.currentTarget.checked ? free.map(one => one.reaction) : [])}
        />
      )}
      {series.length > 0 && (
        <fieldset>
          <legend className="strong">{name} reageerde ook op deze opdrachten van de reeks</legend>
          <ul className={`grid ${classes.series}`}>
            {series.map(({ reaction: iri, startDate, endDate, reasons, signals }) => (
              <li key={iri}>
                <Checkbox
                  checked={also.includes(iri)}
                  onChange={event => setAlso(turned(also, iri, event.currentTarget.checked))}
                  // A conflict that only arose because another date was ticked can be resolved here too.
                  disabled={reasons.length > 0 && !also.includes(iri)}
                  label={formatDateTimes(startDate, endDate)}
                  description={reasons.map(({ message }) => message).join(' ')}
                />
                <Signals signals={signals} />
              </li>
            ))}
          </ul>
        </fieldset>
      )}
    </>
  )
  return (
    <AskFirst
      title={`${name} kiezen?`}
      consequences={consequences}
      act={count === 1 ? 'Kiezen' : `Kiezen voor ${count} opdrachten`}
      run={choose}
      done={done}
      onClose={() => {
        isOver.current = true
        onClose()
      }}
    />
  )
}

/** Says who chose whom, when somebody else's choice closed the question that was open here. */
async function sayWhoChose(uuid: string): Promise<void> {
  const moment = await call('GET /care_moments/{uuid}', { uuid })
  const name = assigneeName(moment)
  if (!name) return
  const { member } = await call('GET /care_moments/{uuid}/history', { uuid, query: { pagination: false } })
  const choice = member.find(({ toStatus }) => boardStatuses.assigned.some(status => status === toStatus))
  toastFailed(`${choice?.actorName ?? 'Een collega'} koos net ${name}.`)
}
