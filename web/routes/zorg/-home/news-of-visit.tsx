import { dateOf } from '#care/moment/moment.ts'
import { standingOf } from '#rules/time/family-day.ts'
import { formatTime } from '#rules/time/format-nl.ts'
import { nameDay } from '../-visits/days.ts'
import { timesIn } from '../-visits/visit-times.tsx'
import { capital, firstNameOf } from '../-visits/visit-words.ts'
import type { Visit } from '../-visits/visits.ts'

/** The change to a visit, as one news item. */
export function NewsOfVisit({ visit, now }: { visit: Visit; now: string }) {
  const { before, insteadOf, startDate } = visit
  const day = capital(nameDay(dateOf(startDate), dateOf(now)))
  const at = `${day} om ${formatTime(startDate)}`
  const who = <strong>{firstNameOf(visit)}</strong>
  switch (standingOf(visit, now)) {
    case 'off':
      return `${day} gaat het bezoek van ${timesIn(visit)} niet door`
    case 'nobody':
      return <strong>{at} is er niemand gekomen</strong>
    case 'missed':
      return (
        <strong>
          {at} is {firstNameOf(visit)} niet gekomen
        </strong>
      )
    case 'sought':
      return `${at} is nog niemand gevonden`
    case 'here':
      return <>{who} is er nu</>
    case 'due':
      return <>{who} zou er nu zijn</>
    case 'been':
      return <>{who} is geweest</>
    case 'presumed':
      return <>{who} was er volgens planning</>
    case 'comes':
  }
  if (insteadOf)
    return (
      <>
        {day} komt {who} in plaats van {insteadOf.firstName}
      </>
    )
  if (before) {
    const isQueued = Date.parse(startDate) > Date.parse(before.startDate)
    return (
      <>
        {day} komt {firstNameOf(visit)} {isQueued ? 'later' : 'eerder'}:{' '}
        <s>
          <span className="unseen">eerst </span>
          {formatTime(before.startDate)}
        </s>{' '}
        <strong>{formatTime(startDate)}</strong>
      </>
    )
  }
  return (
    <>
      {at} komt {who}
    </>
  )
}

/** Several visits of a series for which somebody is still to be found, earliest first, as one news item. */
export function NewsOfSeries({ open, now }: { open: readonly Visit[]; now: string }) {
  const [{ startDate, insteadOf }] = open as [Visit, ...Visit[]]
  return (
    <>
      {insteadOf ? `${insteadOf.firstName} kan niet. Voor` : 'Voor'} <strong>{open.length} bezoeken</strong> zoeken wij{' '}
      {insteadOf ? 'iemand anders' : 'nog iemand'}. Het eerste is {nameDay(dateOf(startDate), dateOf(now))} om{' '}
      {formatTime(startDate)}
    </>
  )
}
