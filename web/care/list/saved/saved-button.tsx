import { type ReactNode, useRef, useState } from 'react'
import { FieldsPopup } from '#components/layers/popup.tsx'
import { ChevronDownIcon } from '#components/marks/icons.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { Suspense } from '#components/page/suspense.tsx'
import classes from '../filter-bar.module.css'

type Props = { label: string; disabled: boolean; children: (close: () => void) => ReactNode }

/** Opens the saved searches or views of a list. */
export function SavedButton({ label, disabled, children }: Props) {
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setOpened(false)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`inline-row rigid gap-6 rounded on-card ${classes.saved}`}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      >
        {label}
        <ChevronDownIcon size={18} />
      </button>
      {opened && (
        <FieldsPopup label={label} anchor={button} align="end" className={classes.panel} onClose={close}>
          <Suspense fallback={<Skeleton height={200} />}>{children(close)}</Suspense>
        </FieldsPopup>
      )}
    </>
  )
}
