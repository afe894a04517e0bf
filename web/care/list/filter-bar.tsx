import type { ReactNode } from 'react'
import { SelectField } from '#components/fields/select-field.tsx'
import { useMedia } from '#components/hooks/use-media.ts'
import { LiveRegion } from '#components/page/live-region.tsx'
import { counted } from '#rules/time/format-nl.ts'
import classes from './filter-bar.module.css'
import { FilterChips, isChosen } from './filter-chips.tsx'
import { FilterSearch } from './filter-search.tsx'
import type { ListCall } from './list-search.ts'
import type { OnlyRow } from './row/only-row.ts'
import type { ListSearch } from './use-list-search.ts'

type Props<K extends ListCall, C> = {
  of: ListSearch<K, C>
  /** The number of results; undefined while it loads, or when that failed; null where nothing is counted. */
  count: number | undefined | null
  /** The noun, singular and plural: ['opdracht', 'opdrachten']. */
  noun: [one: string, many: string]
  /** The filters this view does not use, by their names in the address. */
  without?: readonly string[]
  /** Whether people can choose the sort order. */
  ordered?: boolean
  /** What Enter in the search opens, where rows have a page. */
  onlyRow?: OnlyRow
  /** The saved views of the list, side by side. */
  views?: ReactNode
  /** Other actions on the whole list: export it, save the filters. */
  aside?: ReactNode
}

/** Everything above a list in one line: views, search, filters, the number of results, and actions on the whole list. */
export function FilterBar<K extends ListCall, C>({
  of,
  count,
  noun,
  without = [],
  ordered = false,
  onlyRow = null,
  views,
  aside,
}: Props<K, C>) {
  const phone = useMedia('(max-width: 47.99em)')
  const all = of.list.filters.filter(({ name }) => !without.includes(name))
  const filters = all.filter(({ typed }) => !typed)
  const shown = filters.map(filter => ({ filter, value: of.ready ? filter.say(of.search, of.known) : null }))
  // A default that applies by itself is shown but not counted.
  const chosen = shown.filter(({ filter, value }) => value !== null && isChosen(of, filter)).length
  const searches = all.filter(({ typed }) => typed)
  const clears = chosen > 0 || searches.some(filter => isChosen(of, filter))
  const found = count === undefined || count === null ? '' : counted(count, noun[0], noun[1])
  const tools = (ordered || aside) && (
    <div className={`wrap bottom gap-8 ${classes.aside}`}>
      {aside}
      {ordered && <Order of={of} phone={phone} />}
    </div>
  )
  return (
    <div className={`grid gap-4 no-print ${classes.bar}`}>
      {views}
      {searches.map(({ name, typed = '', none }) => (
        <FilterSearch
          key={name}
          label={typed}
          term={String(of.search[name] ?? '')}
          size={phone ? 'md' : 'sm'}
          onlyRow={onlyRow}
          onSearch={term => of.set(term ? { [name]: term } : none)}
        />
      ))}
      <FilterChips {...{ of, shown, phone, chosen, counted: found, tools }} />
      <div className={`wrap-row gap-4-16 ${classes.line}`}>
        {clears && (
          <button
            type="button"
            className={`tap inline-row gap-6 round underlined pressable ${classes.clearAll}`}
            onClick={() => of.set(of.list.cleared)}
          >
            Filters wissen
          </button>
        )}
        {count !== null && (
          <LiveRegion>
            <p className={`strong figures ${classes.count}`}>{found}</p>
          </LiveRegion>
        )}
        {!phone && tools}
      </div>
    </div>
  )
}

type OrderProps<K extends ListCall, C> = { of: ListSearch<K, C>; phone: boolean }

// Larger on a phone, which zooms in on fields with small text.
function Order<K extends ListCall, C>({ of: { list, search, set }, phone }: OrderProps<K, C>) {
  return (
    <SelectField
      {...(phone ? { label: 'Volgorde' } : { size: 'sm', 'aria-label': 'Volgorde' })}
      value={list.orderOf(search)}
      onChange={volgorde => set({ volgorde })}
      choices={Object.entries(list.orders).map(([value, { label }]) => ({ value, label }))}
    />
  )
}
