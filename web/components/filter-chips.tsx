import { type ReactNode, useRef, useState } from 'react'
import { Button } from './button.tsx'
import classes from './filter-chips.module.css'
import { ChevronDownIcon, CloseIcon } from './icons.tsx'
import { Popup } from './popup.tsx'

export type Filter = {
  label: string
  /** The value of the filter in words ("binnen 30 km"), or null when it filters nothing. */
  value: string | null
  /** The field that changes it; changes apply at once. */
  edit: (close: () => void) => ReactNode
  clear: () => void
}

function FilterChip({ filter }: { filter: Filter }) {
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { label, value, edit, clear } = filter
  return (
    <div className={classes.chip} data-chosen={value !== null || undefined}>
      <button
        ref={button}
        type="button"
        className={classes.open}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      >
        {value === null ? label : `${label}: ${value}`}
        {value === null && <ChevronDownIcon size={18} />}
      </button>
      {value !== null && (
        <button type="button" className={classes.clear} aria-label={`Filter ${label} wissen`} onClick={clear}>
          <CloseIcon size={16} />
        </button>
      )}
      {opened && (
        <Popup label={label} anchor={button} className={classes.dropdown} onClose={() => setOpened(false)}>
          {edit(() => setOpened(false))}
          <Button fullWidth onClick={() => setOpened(false)}>
            Toon resultaten
          </Button>
        </Popup>
      )}
    </div>
  )
}

type Counted = { data: { totalItems: number } | undefined; isError: boolean }
/** The count of a list for the line of its filters. */
export const countOf = ({ data, isError }: Counted): number | undefined | null => data?.totalItems ?? (isError ? null : undefined)

type Props = {
  filters: Filter[]
  /** How many results there are; undefined while they are counted, null when they cannot be. */
  count: number | undefined | null
  /** The noun, singular and plural: ['opdracht', 'opdrachten']. */
  noun: [one: string, many: string]
  onClear: () => void
  /** What the line ends with: the order, saved views. */
  aside?: ReactNode
}

/** Filters as chips that show their value, with the count of results. */
export function FilterChips({ filters, count, noun, onClear, aside }: Props) {
  return (
    <div className={classes.bar}>
      <fieldset className={classes.chips}>
        <legend className="unseen">Filters</legend>
        {filters.map(filter => (
          <FilterChip key={filter.label} filter={filter} />
        ))}
      </fieldset>
      <div className={classes.line}>
        <p className={`${classes.count} figures`} role="status">
          {count === undefined ? 'Tellen…' : count !== null && `${count} ${count === 1 ? noun[0] : noun[1]}`}
        </p>
        {filters.some(filter => filter.value !== null) && (
          <button type="button" className={classes.clearAll} onClick={onClear}>
            Wis filters
          </button>
        )}
        {aside && <div className={classes.aside}>{aside}</div>}
      </div>
    </div>
  )
}
