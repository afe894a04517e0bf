import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionButton, Acts } from '#care/action/action-button.tsx'
import { AskFirst } from '#care/action/ask-first.tsx'
import { assigneeName, clientName, type Moment, nameOf } from '#care/moment/care-moment.ts'
import { sent } from '#care/order/draft.ts'
import { draftLike } from '#care/order/fields/start-drafts.ts'
import { Part } from '#care/parts/part.tsx'
import { secondChoiceFirst } from '#care/reactions/match.ts'
import { nameStandby } from '#care/reactions/person-state.ts'
import { queryOf, useChange } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { Notice } from '#components/page/notice.tsx'
import { nextQuarter } from '#rules/shifts/arrival.ts'
import { formatTime } from '#rules/time/format-nl.ts'
import classes from '../-panel/panel.module.css'
import { CallWorker } from './call-worker.tsx'

const lookForAnother = 'Vervanging zoeken'

/** The same work for the remaining time. It is offered to nobody until a planner decides so. */
const restOf = (moment: Moment, now: string) => ({
  ...sent(draftLike(moment), moment.title, false),
  ...{ startDate: nextQuarter(now), endDate: moment.endDate, breakMinutes: 0 },
})

type Props = { moment: Moment; now: string; onOpen: (uuid: string) => void }

/** What to do when the worker did not report arriving: call, record that they are there, or find somebody else for the rest. */
export default function MissingPart({ moment, now, onOpen }: Props) {
  const { uuid, assignee, startDate, endDate } = moment
  const check = useChange('PATCH /care_moments/{uuid}/check_arrival')
  const make = useChange('POST /care_moments_by_backoffice')
  const name = assigneeName(moment) ?? 'De zorgverlener'
  const from = nextQuarter(now)
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Notice tone="attention" title="Nog niet gemeld">
        <p className="figures">
          {name} zou er sinds {formatTime(startDate)} zijn, en meldde dat nog niet.
        </p>
        <p className={`wrap-row gap-wrap ${classes.arrivalActs}`}>{assignee && <CallWorker worker={assignee} />}</p>
      </Notice>
      <Acts>
        <span data-key="w">
          <ActionButton
            item={moment}
            action="check_arrival"
            run={() => check.run({ uuid })}
            done={`Genoteerd: ${name} is er wel.`}
          >
            Is er wel
          </ActionButton>
        </span>
        {Date.parse(from) < Date.parse(endDate) && (
          <Button data-key="z" onClick={() => setAsking(true)}>
            {lookForAnother}
          </Button>
        )}
      </Acts>
      <WhoElse moment={uuid} />
      {asking && (
        <AskFirst
          title="Vervanging zoeken?"
          act={lookForAnother}
          consequences={
            <p className="figures">
              Er komt een nieuwe opdracht van {formatTime(from)} tot {formatTime(endDate)}
              {moment.client && ` bij ${clientName(moment)}`}. Daarna zie je wie je kunt bellen. De dienst van {name} blijft staan
              tot je weet hoe het zit.
            </p>
          }
          run={async () => onOpen((await make.run({ body: restOf(moment, now) })).uuid)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** The people who reacted but were not chosen, the second choice first, each with a phone number. */
function WhoElse({ moment }: { moment: string }) {
  const query = { 'careMomentPublication.careMoment.uuid': moment, itemsPerPage: 100 }
  const { data } = useQuery(queryOf('GET /care_moment_publication_reactions', { query }))
  // Can still be a second choice: neither the worker nor the organization declined.
  const reactions = (data?.member ?? [])
    .filter(({ allowedActions }) => allowedActions.includes('standby'))
    .toSorted(secondChoiceFirst(({ isBusy }) => isBusy))
  if (reactions.length === 0) return null
  return (
    <Part title="Wie ook wilden komen">
      <ul className="grid gap-4 above-8">
        {reactions.map(({ uuid, careWorker, standbyPosition }) => (
          <li key={uuid} className="tap wrap-row spread gap-4-16">
            <span>
              <strong>{nameOf(careWorker.profile)}</strong>
              {standbyPosition && `, ${nameStandby(standbyPosition)}`}
            </span>
            <span className={`wrap-row gap-wrap ${classes.arrivalActs}`}>
              <CallWorker worker={careWorker} />
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )
}
