import { memo, type ReactNode, useRef, useState } from 'react'
import type { ListSearch } from '#care/list/use-list-search.ts'
import { formatShortDate } from '#care/moment/moment.ts'
import { factsOf, type Publication } from '#care/moment/publication.ts'
import { MomentCard } from '#care/moment/summary/moment-card.tsx'
import { MomentRow, MomentRows } from '#care/moment/summary/moment-row.tsx'
import classes from '#care/moment/summary/summary.module.css'
import { now, recentNow } from '#care/now.ts'
import type { Entry } from '#client/outbox/entry.ts'
import { useWaiting } from '#client/outbox/use-waiting.ts'
import { IconButton } from '#components/controls/icon-button.tsx'
import { useMedia } from '#components/hooks/use-media.ts'
import { PagedList } from '#components/lists/list-page.tsx'
import { MoreIcon } from '#components/marks/icons.tsx'
import type { Query } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { waitingDecline } from '../../-decline/waiting-decline.ts'
import { assignments, type Searcher } from './assignments.ts'

const WaitingToHide = late(() => import('../../-decline/decline-choices.tsx').then(part => ({ default: part.WaitingToHide })))
const Hidden = late(() => import('../../-decline/decline-choices.tsx').then(part => ({ default: part.Hidden })))
const DeclineChoices = late(() => import('../../-decline/decline-choices.tsx').then(part => ({ default: part.DeclineChoices })))

/** A page of assignments, as react-query gives it. */
export type AssignmentQuery = Query<{ member: Publication[]; totalItems: number }>
type Props = { list: AssignmentQuery; of: ListSearch<'GET /care_moment_publications', Searcher>; empty: ReactNode }

/** Cards on a phone, rows on a wide screen. */
export function AssignmentList({ list, of, empty }: Props) {
  const entries = useWaiting()
  const desk = useMedia('(min-width: 62em)')
  return (
    <PagedList
      query={list}
      page={assignments.pageOf(of.search)}
      pageSize={assignments.pageSize}
      onTurn={page => of.set({ pagina: String(page) })}
      totalOf={({ totalItems }) => totalItems}
      rowHeight={desk ? 56 : 240}
      empty={empty}
    >
      {({ member }) => {
        const all = member.map(publication => (
          <Assignment
            key={publication.uuid}
            publication={publication}
            waiting={waitingDecline(publication, entries, member)}
            now={recentNow()}
            as={desk ? MomentRow : MomentCard}
          />
        ))
        return desk ? (
          <MomentRows label="Opdrachten">{all}</MomentRows>
        ) : (
          <div className={`grid gap-12 ${classes.cards}`}>{all}</div>
        )
      }}
    </PagedList>
  )
}

type Shown = { publication: Publication; waiting: Entry | undefined; now: string; as: typeof MomentRow | typeof MomentCard }
/** Renders again only when this assignment changed, or some minutes have passed. */
const Assignment = memo(function Assignment({ publication, waiting, now, as: Moment }: Shown) {
  return <Moment {...factsOf(publication)} {...moreOf(publication, waiting)} now={now} />
})

/** Other actions on an assignment: hide it, in the corner; for a hidden one, show it again; or what is queued of that. */
function moreOf(publication: Publication, waiting: Entry | undefined): { menu: ReactNode } | { foot: ReactNode } {
  if (!waiting && !publication.myDecline && !publication.myReaction) return { menu: <DeclineMenu publication={publication} /> }
  return { foot: waiting ? <WaitingToHide entry={waiting} /> : <Hidden publication={publication} /> }
}

/** Other actions on an assignment's card: mark it "not for me". */
function DeclineMenu({ publication }: { publication: Publication }) {
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLSpanElement>(null)
  const { title, startDate } = publication.careMoment
  return (
    <span ref={button}>
      <IconButton
        aria-label={`Meer over ${title}, ${formatShortDate(startDate, now())}`}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      >
        <MoreIcon />
      </IconButton>
      {opened && <DeclineChoices publication={publication} anchor={button} onClose={() => setOpened(false)} />}
    </span>
  )
}
