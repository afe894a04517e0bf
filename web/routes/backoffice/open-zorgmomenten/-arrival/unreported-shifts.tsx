import { useQuery } from '@tanstack/react-query'
import { memo, useState } from 'react'
import { ActionButton } from '#care/action/action-button.tsx'
import { assigneeName, clientName, type ListedMoment } from '#care/moment/care-moment.ts'
import { useChange } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { Notice } from '#components/page/notice.tsx'
import { formatTime } from '#rules/time/format-nl.ts'
import classes from '../-panel/panel.module.css'
import { CallWorker } from './call-worker.tsx'
import { shownAtFirst, UnreportedSkeleton, unreportedQuery, useUnreportedHeight } from './unreported-skeleton.tsx'

type Props = { onOpen: (uuid: string) => void }

/** Shifts that began at least half an hour ago without any report: whom to call, and the next step. */
export default function UnreportedShifts({ onOpen }: Props) {
  const [showsAll, setShowsAll] = useState(false)
  const { data, isPending } = useQuery(unreportedQuery(showsAll ? 100 : shownAtFirst))
  const { ref } = useUnreportedHeight(data !== undefined)
  if (!data) return isPending && <UnreportedSkeleton />
  const more = data.totalItems - data.member.length
  return (
    <div ref={ref} className="grid">
      {data.totalItems > 0 && (
        <div className="below-12">
          <Notice tone="attention" title="Begonnen, en nog niets gemeld">
            <ul className="grid gap-4 above-8">
              {data.member.map((moment, at) => (
                <Line key={moment.uuid} moment={moment} isFirst={at === 0} onOpen={onOpen} />
              ))}
            </ul>
            {more > 0 && (
              <Button variant="subtle" size="sm" onClick={() => setShowsAll(true)}>
                Toon nog {more}
              </Button>
            )}
          </Notice>
        </div>
      )}
    </div>
  )
}

/** Rendered again only when its shift changed. */
const Line = memo(function Line({ moment, isFirst, onOpen }: Props & { moment: ListedMoment; isFirst: boolean }) {
  const { uuid, assignee, startDate, location } = moment
  const check = useChange('PATCH /care_moments/{uuid}/check_arrival')
  const name = assigneeName(moment)
  return (
    <li className="tap wrap-row spread gap-4-16">
      <span className="figures">
        <strong>{name}</strong>, {formatTime(startDate)} bij {clientName(moment) ?? location.name}
      </span>
      <span className={`wrap-row gap-wrap ${classes.arrivalActs}`}>
        {assignee && <CallWorker worker={assignee} />}
        <span>
          <ActionButton
            size="sm"
            item={moment}
            action="check_arrival"
            run={() => check.run({ uuid })}
            done={`Genoteerd: ${name} is er wel.`}
            aria-label={`${name} is er wel`}
          >
            Is er wel
          </ActionButton>
        </span>
        {/* M opens the first of them (care/keys/own-keys.ts). */}
        <Button size="sm" onClick={() => onOpen(uuid)} data-key={isFirst ? 'm' : undefined} aria-label={`Openen: ${name}`}>
          Openen
        </Button>
      </span>
    </li>
  )
})
