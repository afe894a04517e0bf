import { lazy, type ReactNode, useRef, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Dialog, DialogButtons } from '../../components/dialog.tsx'
import { ChevronDownIcon, CloseIcon, FilterIcon } from '../../components/icons.tsx'
import { FieldsPopup } from '../../components/popup.tsx'
import { Said } from '../../components/said.tsx'
import { SelectField } from '../../components/select-field.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { Suspense } from '../../components/suspense.tsx'
import { useMedia } from '../../components/use-media.ts'
import type { Filter, Name, Search } from './filter.ts'
import classes from './filter-bar.module.css'
import { FilterSearch } from './filter-search.tsx'
import type { ListCall } from './list-search.ts'
import type { ListSearch } from './use-list-search.ts'

const FilterField = lazy(() => import('./filter-field.tsx'))

type Props<K extends ListCall, C> = {
  of: ListSearch<K, C>
  /** How many results there are; undefined while they are counted, or when that failed; null where nothing is counted. */
  count: number | undefined | null
  /** The noun, singular and plural: ['opdracht', 'opdrachten']. */
  noun: [one: string, many: string]
  /** The filters that this view has no use for, by their names in the address. */
  without?: readonly string[]
  /** Whether people can choose the order. */
  ordered?: boolean
  /** What else there is to do with the whole list: export it, save the filters. */
  aside?: ReactNode
}

/** The filters of a list, what they say, and how much is found: a search, chips on a desk, one button with a sheet on a phone. */
export function FilterBar<K extends ListCall, C>({ of, count, noun, without = [], ordered = false, aside }: Props<K, C>) {
  const phone = useMedia('(max-width: 47.99em)')
  const all = of.list.filters.filter(({ name }) => !without.includes(name))
  const filters = all.filter(({ typed }) => !typed)
  const shown = filters.map(filter => ({ filter, value: of.ready ? filter.say(of.search, of.known) : null }))
  const narrowing = shown.filter(({ value }) => value !== null)
  // What applies by itself, until people choose otherwise, is shown and not counted.
  const chosen = narrowing.filter(({ filter }) => isChosen(of, filter))
  const searches = all.filter(({ typed }) => typed)
  const clears = chosen.length > 0 || searches.some(filter => isChosen(of, filter))
  const counted = count === undefined || count === null ? '' : `${count} ${count === 1 ? noun[0] : noun[1]}`
  const tools = (ordered || aside) && (
    <div className={classes.aside}>
      {aside}
      {ordered && <Order of={of} phone={phone} />}
    </div>
  )
  return (
    <div className={classes.bar}>
      {searches.map(({ name, typed = '', none }) => (
        <FilterSearch
          key={name}
          label={typed}
          term={String(of.search[name] ?? '')}
          size={phone ? 'md' : 'sm'}
          onSearch={term => of.set(term ? { [name]: term } : none)}
        />
      ))}
      <fieldset className={classes.chips}>
        <legend className="unseen">Filters</legend>
        {phone && (filters.length > 0 || tools) && <FilterSheet {...{ of, filters, counted, tools }} chosen={chosen.length} />}
        {(phone ? narrowing : shown.filter(({ filter, value }) => filter.field || value !== null)).map(({ filter, value }) => (
          <FilterChip key={filter.name} {...{ of, filter, value }} />
        ))}
      </fieldset>
      <div className={classes.line} data-ordered={ordered || undefined}>
        {count !== null && (
          <Said>
            <p className={`${classes.count} figures`}>{counted}</p>
          </Said>
        )}
        {clears && (
          <button type="button" className={classes.clearAll} onClick={() => of.set(of.list.cleared)}>
            Filters wissen
          </button>
        )}
        {!phone && tools}
      </div>
    </div>
  )
}

type Of<K extends ListCall, C> = { of: ListSearch<K, C> }

const isChosen = <K extends ListCall, C>({ search }: ListSearch<K, C>, { read }: Filter<C>) =>
  Object.keys(read(search)).length > 0

/** A filter with the address and what is known filled in. */
const viewOf = <K extends ListCall, C>({ search, known, set }: ListSearch<K, C>, { field, names }: Filter<C>) => ({
  names,
  question: field?.question ?? '',
  several: field?.several ?? false,
  choices: (found: readonly Name[]) =>
    field?.choices(search, names ? { ...known, names: { ...known.names, [names.call]: found } } : known) ?? [],
  chosen: field?.chosen(search, known) ?? [],
  choose: (words: string[]) => set(field?.choose(words) ?? {}),
  dates: field?.dates ? { van: dayIn(search.van), tot: dayIn(search.tot) } : undefined,
  onDates: (dates: Search) => set({ ...field?.choose([]), ...dates }),
})
const dayIn = (value: Search[string]) => (typeof value === 'string' ? value : null)

function FilterChip<K extends ListCall, C>({ of, filter, value }: Of<K, C> & { filter: Filter<C>; value: string | null }) {
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { label, field, none } = filter
  const words = value === null ? label : `${label}: ${value}`
  return (
    <div className={classes.chip} data-chosen={(value !== null && isChosen(of, filter)) || undefined}>
      {field ? (
        <button
          ref={button}
          type="button"
          className={classes.open}
          aria-haspopup="dialog"
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          {words}
          {value === null && <ChevronDownIcon size={18} />}
        </button>
      ) : (
        <span className={classes.open}>{words}</span>
      )}
      {value !== null && (
        <button type="button" className={classes.clear} aria-label={`Filter ${label} wissen`} onClick={() => of.set(none)}>
          <CloseIcon size={16} />
        </button>
      )}
      {opened && (
        <FieldsPopup label={label} anchor={button} className={classes.dropdown} onClose={() => setOpened(false)}>
          <Suspense fallback={<Skeleton height={140} />}>
            <FilterField {...viewOf(of, filter)} />
          </Suspense>
        </FieldsPopup>
      )}
    </div>
  )
}

type SheetProps<K extends ListCall, C> = Of<K, C> & {
  filters: readonly Filter<C>[]
  chosen: number
  counted: string
  tools: ReactNode
}

/** All filters in one sheet, near the thumb. */
function FilterSheet<K extends ListCall, C>({ of, filters, chosen, counted, tools }: SheetProps<K, C>) {
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <>
      <button type="button" className={classes.all} aria-haspopup="dialog" onClick={() => setOpened(true)}>
        <FilterIcon size={18} />
        {chosen > 0 ? `Filters (${chosen})` : 'Filters'}
      </button>
      {opened && (
        <Dialog title="Filters" onClose={close}>
          <div className={classes.sheet}>
            {tools}
            <Suspense fallback={<Skeleton height={320} />}>
              {filters
                .filter(filter => filter.field)
                .map(filter => (
                  <FilterField key={filter.name} {...viewOf(of, filter)} />
                ))}
            </Suspense>
          </div>
          <DialogButtons>
            {chosen > 0 && (
              <Button variant="default" onClick={() => of.set(of.list.cleared)}>
                Filters wissen
              </Button>
            )}
            <Button onClick={close}>{counted ? `Toon ${counted}` : 'Toon resultaten'}</Button>
          </DialogButtons>
        </Dialog>
      )}
    </>
  )
}

// Larger on a phone, which zooms in on a field with smaller letters.
function Order<K extends ListCall, C>({ of: { list, search, set }, phone }: Of<K, C> & { phone: boolean }) {
  return (
    <SelectField
      {...(phone ? { label: 'Volgorde' } : { size: 'sm', 'aria-label': 'Volgorde' })}
      value={list.orderOf(search)}
      onChange={volgorde => set({ volgorde })}
      choices={Object.entries(list.orders).map(([value, { label }]) => ({ value, label }))}
    />
  )
}
