import type { ReactNode } from 'react'
import type { ListSearch } from '../../../../care/list/use-list-search.ts'
import { factsOf, type Publication } from '../../../../care/moment/publication.ts'
import { MomentCard } from '../../../../care/moment/summary/moment-card.tsx'
import { MomentRow, MomentRows } from '../../../../care/moment/summary/moment-row.tsx'
import { PagedList } from '../../../../components/list-page.tsx'
import { useMedia } from '../../../../components/use-media.ts'
import { DeclineMenu } from '../../-decline/decline-menu.tsx'
import classes from './assignment-list.module.css'
import { assignments, type Searcher } from './assignments.ts'

/** A page of assignments, as react-query gives it. */
export type AssignmentQuery = {
  data: { member: Publication[]; totalItems: number } | undefined
  error: Error | null
  refetch: () => unknown
}
type Props = { list: AssignmentQuery; of: ListSearch<'GET /care_moment_publications', Searcher>; empty: ReactNode }

/** Cards on a phone, rows on a wide screen. */
export function AssignmentList({ list, of, empty }: Props) {
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
      {({ member }) =>
        desk ? (
          <MomentRows label="Opdrachten">
            {member.map(publication => (
              <MomentRow key={publication.uuid} {...factsOf(publication)} menu={<DeclineMenu publication={publication} />} />
            ))}
          </MomentRows>
        ) : (
          <div className={classes.cards}>
            {member.map(publication => (
              <AssignmentCard key={publication.uuid} publication={publication} />
            ))}
          </div>
        )
      }
    </PagedList>
  )
}

function AssignmentCard({ publication }: { publication: Publication }) {
  const more = <DeclineMenu publication={publication} />
  const isHidden = publication.myDecline !== undefined || publication.myReaction !== undefined
  return <MomentCard {...factsOf(publication)} {...(isHidden ? { foot: more } : { menu: more })} />
}
