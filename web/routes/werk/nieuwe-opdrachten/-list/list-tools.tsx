import { lazy, Suspense, useRef, useState } from 'react'
import { ChevronDownIcon } from '../../../../components/icons.tsx'
import { FieldsPopup } from '../../../../components/popup.tsx'
import { Skeleton } from '../../../../components/skeleton.tsx'
import { readChoice } from '../../../../search-params.ts'
import { type AssignmentSearch, type ChangeSearch, orders } from '../-filters/assignment-search.ts'
import type { FilterData } from '../-filters/use-filter-data.ts'
import classes from './list-tools.module.css'

const SavedSearches = lazy(() => import('../-filters/saved-searches.tsx'))
const orderWords = { datum: 'Eerste dag eerst', afstand: 'Dichtbij eerst', tarief: 'Hoogste tarief eerst' } as const

type Props = { search: AssignmentSearch; change: ChangeSearch; data: FilterData | undefined; ordered: boolean }

/** The tools of the whole list: saved searches, and the order. */
export function ListTools({ search, change, data, ordered }: Props) {
  return (
    <div className={classes.tools}>
      <Saved search={search} change={change} data={data} />
      {ordered && (
        <span className={classes.order}>
          <select
            aria-label="Volgorde"
            value={search.volgorde ?? 'datum'}
            onChange={event => change({ volgorde: readChoice(event.currentTarget.value, orders, undefined) })}
          >
            {orders.map(order => (
              <option key={order} value={order}>
                {orderWords[order]}
              </option>
            ))}
          </select>
          <ChevronDownIcon size={18} />
        </span>
      )}
    </div>
  )
}

function Saved({ search, change, data }: Omit<Props, 'ordered'>) {
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setOpened(false)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.saved}
        disabled={!data}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      >
        Zoekopdrachten
        <ChevronDownIcon size={18} />
      </button>
      {opened && data && (
        <FieldsPopup label="Bewaarde zoekopdrachten" anchor={button} align="end" className={classes.panel} onClose={close}>
          <Suspense fallback={<Skeleton height={200} />}>
            <SavedSearches search={search} data={data} change={change} onClose={close} />
          </Suspense>
        </FieldsPopup>
      )}
    </>
  )
}
