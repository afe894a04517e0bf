import type { ReactNode } from 'react'
import type { ListSearch } from '../../../../care/list/use-list-search.ts'
import { MomentCard } from '../../../../care/moment/moment-card.tsx'
import { MomentRow, MomentRows } from '../../../../care/moment/moment-row.tsx'
import { factsOf, type Publication } from '../../../../care/moment/publication.ts'
import { ListState } from '../../../../components/list-state.tsx'
import { Pagination } from '../../../../components/pagination.tsx'
import { useMedia } from '../../../../components/use-media.ts'
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
    <>
      <ListState query={list} rowHeight={desk ? 44 : 240} isEmpty={({ member }) => member.length === 0} empty={empty}>
        {({ member }) =>
          desk ? (
            <MomentRows label="Opdrachten">
              {member.map(publication => (
                <MomentRow key={publication.uuid} {...factsOf(publication)} />
              ))}
            </MomentRows>
          ) : (
            <div className={classes.cards}>
              {member.map(publication => (
                <MomentCard key={publication.uuid} {...factsOf(publication)} />
              ))}
            </div>
          )
        }
      </ListState>
      <Pagination
        page={assignments.pageOf(of.search)}
        pageSize={assignments.pageSize}
        total={list.data?.totalItems ?? 0}
        onChange={page => of.set({ pagina: String(page) })}
      />
    </>
  )
}
