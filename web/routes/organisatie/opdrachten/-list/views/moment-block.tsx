import { type MouseEvent, useEffect, useRef } from 'react'
import { panelId } from '#care/list/use-panel.ts'
import { clientName, type ListedMoment } from '#care/moment/care-moment.ts'
import { sayTimes } from '#care/moment/desk/moment-words.ts'
import { formatShortDate } from '#care/moment/moment.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { careMomentStatusWords } from '#contract/status-groups.ts'
import { momentHref } from '../../../-parts/moment-href.ts'
import { standingOf } from '../rota/row-words.ts'
import classes from './views.module.css'

type Props = {
  moment: ListedMoment
  /** The location's short name. */
  place: string
  now: string
  /** Somebody else just changed it. */
  isFresh: boolean
  isOpen: boolean
  /** Opens it beside the view; null where there is no room, and it links to its own page. */
  onOpen: ((uuid: string) => void) | null
  withDate?: boolean
}

/** The keys of a view with blocks. */
export const blockKeys = [
  ['Tab', 'Naar de volgende opdracht'],
  ['Enter', 'Openen, en het paneel in'],
  ['Esc', 'Uit het paneel terug naar de opdracht'],
] as const

/** An assignment in a week or on a board, in the words of the list: time, client or location, work, worker and state. */
export function MomentBlock({ moment, place, now, isFresh, isOpen, onOpen, withDate = false }: Props) {
  const { uuid, startDate, status, title, timeScope } = moment
  const { who, state, tone } = standingOf(moment, now)
  const block = useRef<HTMLDivElement>(null)
  // A board is narrower beside a panel: keeps the open one in view.
  useEffect(() => {
    if (isOpen) block.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isOpen])
  const open = (event: MouseEvent) => {
    if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (isOpen) document.getElementById(panelId)?.focus()
    else onOpen(uuid)
  }
  return (
    <div ref={block} className="stack shrinks">
      <AppLink
        href={momentHref(uuid)}
        className={`grid shrinks rounded on-card ink ${classes.block}`}
        data-row={uuid}
        data-tone={careMomentStatusWords[status].tone}
        data-fresh={isFresh || undefined}
        aria-current={isOpen || undefined}
        onClick={open}
      >
        <span className={`wrap ${classes.line}`}>
          <strong className="figures">
            {withDate && timeScope === 'moment' && <>{formatShortDate(startDate, now)} </>}
            <span className={classes.times}>{sayTimes(moment, now)}</span>
          </strong>{' '}
          <span className="soft">{clientName(moment) ?? place}</span>
        </span>
        <span>{title}</span>{' '}
        <span className={`wrap ${classes.line}`}>
          <span className="soft figures">{who}</span>{' '}
          <span className={tone === 'settled' ? 'unseen' : `soft ${classes.state}`} data-tone={tone}>
            {state}
          </span>
        </span>
      </AppLink>
    </div>
  )
}
