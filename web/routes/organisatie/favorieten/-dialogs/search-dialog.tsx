import { type ReactNode, useState } from 'react'
import { TextField } from '#components/fields/text-field.tsx'
import { useDebouncedValue } from '#components/hooks/use-debounced-value.ts'
import { Dialog } from '#components/layers/dialog.tsx'
import { SearchIcon } from '#components/marks/icons.tsx'
import { type Query, QueryState } from '#components/page/query-state.tsx'
import classes from '../-list/favorite-list.module.css'

/** The text of a search field, and what to search for once typing pauses. */
export function useSearchText() {
  const [text, setText] = useState('')
  return { text, setText, search: useDebouncedValue(text.trim()) }
}

type Found = { member: readonly unknown[]; totalItems: number }
type Props = {
  title: string
  /** What can be found here. */
  lead: ReactNode
  /** The name of the search field. */
  label: string
  search: ReturnType<typeof useSearchText>
  query: Query<Found>
  rowHeight: number
  empty: ReactNode
  /** How to find what is not listed, when there is more. */
  hint: string
  /** The rows: `li` elements. */
  children: ReactNode
  onClose: () => void
}

/** A dialog with a search field and the first results. */
export function SearchDialog({ title, lead, label, search, query, rowHeight, empty, hint, children, onClose }: Props) {
  const more = (query.data?.totalItems ?? 0) - (query.data?.member.length ?? 0)
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{lead}</p>
      <TextField
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={100}
        leftSection={<SearchIcon size={20} />}
        value={search.text}
        onChange={event => search.setText(event.currentTarget.value)}
        data-autofocus
      />
      <QueryState query={query} rows={8} height={rowHeight} isEmpty={data => data.member.length === 0} empty={empty}>
        {() => (
          <>
            <ul className={`grid ${classes.peopleList}`}>{children}</ul>
            {more > 0 && (
              <p className="soft small">
                Nog {more}: {hint}.
              </p>
            )}
          </>
        )}
      </QueryState>
    </Dialog>
  )
}
