import { lazy, Suspense, useRef, useState } from 'react'
import type { ListSearch } from '../../../../care/list/use-list-search.ts'
import { ChevronDownIcon } from '../../../../components/icons.tsx'
import { FieldsPopup } from '../../../../components/popup.tsx'
import { Skeleton } from '../../../../components/skeleton.tsx'
import type { Searcher } from './assignments.ts'
import classes from './saved-button.module.css'

const SavedFilters = lazy(() => import('./saved-filters.tsx'))

/** Opens the saved filters. */
export function SavedButton({ of }: { of: ListSearch<'GET /care_moment_publications', Searcher> }) {
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setOpened(false)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.saved}
        disabled={!of.ready}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      >
        Bewaarde filters
        <ChevronDownIcon size={18} />
      </button>
      {opened && (
        <FieldsPopup label="Bewaarde filters" anchor={button} align="end" className={classes.panel} onClose={close}>
          <Suspense fallback={<Skeleton height={200} />}>
            <SavedFilters of={of} onClose={close} />
          </Suspense>
        </FieldsPopup>
      )}
    </>
  )
}
