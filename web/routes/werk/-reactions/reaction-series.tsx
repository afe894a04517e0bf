import { useState } from 'react'
import { ActionButton } from '#care/action/action-button.tsx'
import { MessageButton } from '#care/messages/message-button.tsx'
import { formatShortDate } from '#care/moment/moment.ts'
import { assignmentHref, type Reaction } from '#care/moment/publication.ts'
import { ReactionBadge } from '#care/moment/status-badge.tsx'
import { now } from '#care/now.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { RepeatIcon } from '#components/marks/icons.tsx'
import { formatShiftTimes } from '#rules/time/broken-shift.ts'
import { counted } from '#rules/time/format-nl.ts'
import { reactionStatusWordsForWorker } from '#words/nl.ts'
import { maySayNo } from './reaction-item.tsx'
import classes from './reactions.module.css'
import { useWithdrawAll } from './use-withdraw-all.ts'
import { WithdrawButton } from './withdraw-button.tsx'

const sayDates = (count: number) => counted(count, 'datum', 'data')
/** 'Reeks, 11 data: 9 in behandeling en 2 ingetrokken'. */
const saySeries = (reactions: readonly Reaction[]): string => {
  const counts = Map.groupBy(reactions, ({ status }) => reactionStatusWordsForWorker[status].label)
  const each = [...counts].map(([label, { length }]) => `${length} ${label.toLowerCase()}`)
  return `Reeks, ${sayDates(reactions.length)}: ${new Intl.ListFormat('nl').format(each)}`
}

/**
 * The reactions to the dates of one series as one: how many are in which state, one button for all, and the dates when it is
 * opened.
 */
export function ReactionSeries({
  reactions,
  unread,
}: {
  reactions: [Reaction, ...Reaction[]]
  unread: (uuid: string) => number
}) {
  const [opened, setOpened] = useState(false)
  const all = useWithdrawAll()
  const { careMoment } = reactions[0].careMomentPublication
  const days = reactions.map(reaction => reaction.careMomentPublication.careMoment.startDate).toSorted()
  const [first, last] = [days[0]!, days.at(-1)!]
  const mine = reactions.filter(reaction => maySayNo(reaction, now()))
  const hasNews = reactions.some(({ uuid }) => unread(uuid) > 0)
  return (
    <li className={`card ${classes.reaction}`}>
      <div className={`grid gap-4 pad-16 ${classes.series}`}>
        <h2>{careMoment.title}</h2>
        <p>
          {careMoment.location.organization.name}, {careMoment.location.city}
        </p>
        <p className="soft small figures">{careMoment.expertiseLevel.name}</p>
        <p className="figures">
          {formatShortDate(first, now())} t/m {formatShortDate(last, now())}
        </p>
        <p className="row gap-6 strong figures">
          <RepeatIcon size={18} />
          {saySeries(reactions)}
        </p>
        {hasNews && <p>Hier zijn berichten die je nog niet las.</p>}
        <details className={`fold ${classes.dates}`} onToggle={event => setOpened(event.currentTarget.open)}>
          <summary>Bekijk de {sayDates(reactions.length)}</summary>
          {opened && (
            <ul>
              {reactions.map(reaction => (
                <SeriesDate key={reaction.uuid} reaction={reaction} unread={unread(reaction.uuid)} />
              ))}
            </ul>
          )}
        </details>
      </div>
      {mine.length > 1 && (
        <div className={`wrap-row gap-8-12 ${classes.foot}`}>
          <span className={`grid to-end gap-8 ${classes.acts}`}>
            <ActionButton
              item={mine[0]!}
              action="withdraw"
              run={() => all.withdraw(mine)}
              done={answer => all.say(answer as Reaction[], mine.length)}
              undo={answer => all.takeBack(answer as Reaction[])}
            >
              Alles intrekken
            </ActionButton>
          </span>
        </div>
      )}
    </li>
  )
}

function SeriesDate({ reaction, unread }: { reaction: Reaction; unread: number }) {
  const { uuid, status, careMomentPublication } = reaction
  const { careMoment } = careMomentPublication
  return (
    <li>
      <AppLink href={assignmentHref(careMomentPublication.uuid)} className="figures">
        {formatShortDate(careMoment.startDate, now())}, {formatShiftTimes(careMoment)}
      </AppLink>
      <ReactionBadge status={status} reader="worker" />
      <span className={`grid to-end gap-8 ${classes.acts}`}>
        <MessageButton about={uuid} unread={unread} size="sm" variant="default" />
        {maySayNo(reaction, now()) && <WithdrawButton reaction={reaction} size="sm" />}
      </span>
    </li>
  )
}
