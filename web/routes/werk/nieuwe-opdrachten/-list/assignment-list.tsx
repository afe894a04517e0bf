import type { ReactNode } from 'react'
import { MomentCard } from '../../../../care/moment/moment-card.tsx'
import { MomentRow, MomentRows } from '../../../../care/moment/moment-row.tsx'
import { factsOf, type Publication } from '../../../../care/moment/publication.ts'
import { ListState } from '../../../../components/list-state.tsx'
import { Pagination } from '../../../../components/pagination.tsx'
import { useMedia } from '../../../../components/use-media.ts'
import { pageSize } from '../-filters/assignment-search.ts'
import classes from './assignment-list.module.css'

/** A page of assignments, as react-query gives it. */
export type AssignmentQuery = {
  data: { member: Publication[]; totalItems: number } | undefined
  error: Error | null
  refetch: () => unknown
}
type Props = { list: AssignmentQuery; page: number; onPage: (page: number) => void; empty: ReactNode }

/** Cards on a phone, rows on a wide screen. */
export function AssignmentList({ list, page, onPage, empty }: Props) {
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
      <Pagination page={page} pageSize={pageSize} total={list.data?.totalItems ?? 0} onChange={onPage} />
    </>
  )
}
