import { lazy, type ReactNode, useRef, useState } from 'react'
import { Button } from '#components/controls/button.tsx'
import { useFitting } from '#components/hooks/use-fitting.ts'
import { Dialog, DialogButtons } from '#components/layers/dialog.tsx'
import { FieldsPopup } from '#components/layers/popup.tsx'
import { ChevronDownIcon, CloseIcon, FilterIcon } from '#components/marks/icons.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { Suspense } from '#components/page/suspense.tsx'
import type { Filter, Name, Search } from './filter.ts'
import classes from './filter-bar.module.css'
import type { ListCall } from './list-search.ts'
import type { ListSearch } from './use-list-search.ts'

const FilterField = lazy(() => import('./filter-field.tsx'))

type Of<K extends ListCall, C> = { of: ListSearch<K, C> }
type Shown<C> = { filter: Filter<C>; value: string | null }
type Props<K extends ListCall, C> = Of<K, C> & {
  shown: readonly Shown<C>[]
  phone: boolean
  /** The number of filters people chose. */
  chosen: number
  counted: string
  /** What is among the fields on a phone. */
  tools: ReactNode
}

/** Whether people chose this filter, rather than that it applies by default. */
export const isChosen = <K extends ListCall, C>({ search }: ListSearch<K, C>, { read }: Filter<C>): boolean =>
  Object.keys(read(search)).length > 0

/**
 * The filters in one line: as chips, with those that do not fit behind one button; on a phone the button with the active ones.
 */
export function FilterChips<K extends ListCall, C>({ of, shown, phone, chosen, counted, tools }: Props<K, C>) {
  const { row, unfit } = useFitting<HTMLFieldSetElement>()
  const [{ opened, used }, setOpened] = useState<{ opened?: string; used?: string }>({})
  const withField = shown.filter(({ filter }) => filter.field)
  const chips = phone
    ? shown.filter(({ filter, value }) => value !== null || filter.name === opened)
    : shown.filter(each => each.filter.field || each.value !== null)
  const sheet = (withField.length > 0 || tools) && (
    <FilterSheet
      {...{ of, counted, chosen }}
      filters={withField.map(({ filter }) => filter)}
      tools={phone && tools}
      isAway={!phone && unfit.length === 0}
    />
  )
  return (
    <fieldset ref={row} className={`flex gap-8 ${classes.chips}`}>
      <legend className="unseen">Filters</legend>
      {phone && sheet}
      {chips.map(({ filter, value }) => (
        <FilterChip
          key={filter.name}
          {...{ of, filter, value }}
          isAway={!phone && unfit.includes(filter.name)}
          isOpen={opened === filter.name}
          isUsed={used === filter.name}
          onOpen={isOpen => setOpened({ used: filter.name, ...(isOpen && { opened: filter.name }) })}
        />
      ))}
      {!phone && sheet}
    </fieldset>
  )
}

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

type ChipProps<K extends ListCall, C> = Of<K, C> &
  Shown<C> & {
    /** Whether there is no room for it. */
    isAway: boolean
    isOpen: boolean
    /** Whether it was opened last: choosing something makes it wider, and closing it returns the focus to it. */
    isUsed: boolean
    onOpen: (isOpen: boolean) => void
  }

function FilterChip<K extends ListCall, C>({ of, filter, value, isAway, isOpen, isUsed, onOpen }: ChipProps<K, C>) {
  const button = useRef<HTMLButtonElement>(null)
  const { name, label, field, none } = filter
  const words = value === null ? label : `${label}: ${value}`
  return (
    <div
      className={`round outlined on-card soft small ${classes.chip}`}
      data-chosen={(value !== null && isChosen(of, filter)) || undefined}
      data-fits={name}
      data-weight={isUsed ? 2 : Number(value !== null)}
      data-away={isAway || undefined}
    >
      {field ? (
        <button
          ref={button}
          type="button"
          className={`inline-row gap-6 round one-line pressable ${classes.open}`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => onOpen(!isOpen)}
        >
          {words}
          {value === null && <ChevronDownIcon size={18} />}
        </button>
      ) : (
        <span className={`inline-row gap-6 round one-line pressable ${classes.open}`}>{words}</span>
      )}
      {value !== null && (
        <button
          type="button"
          className={`inline-row gap-6 round pressable ${classes.clear}`}
          aria-label={`Filter ${label} wissen`}
          onClick={() => {
            of.set(none)
            button.current?.focus()
          }}
        >
          <CloseIcon size={16} />
        </button>
      )}
      {isOpen && (
        <FieldsPopup label={label} anchor={button} className={classes.dropdown} onClose={() => onOpen(false)}>
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
  /** Whether everything fits, so that nothing is hidden behind it. */
  isAway: boolean
}

/** All filters in one sheet; on a phone near the thumb. */
function FilterSheet<K extends ListCall, C>({ of, filters, chosen, counted, tools, isAway }: SheetProps<K, C>) {
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <>
      <button
        type="button"
        className={`tap inline-row gap-6 round one-line pressable ${classes.all}`}
        aria-haspopup="dialog"
        data-rest=""
        data-away={isAway || undefined}
        onClick={() => setOpened(true)}
      >
        <FilterIcon size={18} />
        {chosen > 0 ? `Filters (${chosen})` : 'Filters'}
      </button>
      {opened && (
        <Dialog title="Filters" onClose={close}>
          <div className={`grid gap-24 ${classes.sheet}`}>
            {tools}
            <Suspense fallback={<Skeleton height={320} />}>
              {filters.map(filter => (
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
