import { flushSync } from 'react-dom'
import { PlusIcon } from '../marks/icons.tsx'
import { Button, type ButtonLook } from './button.tsx'

type Props = ButtonLook & {
  children: string
  /** Adds fields right before the button. */
  onAdd: () => void
}

/**
 * Adds fields before itself and focuses the first one. The button moves down, so without that a second click at the same place
 * would hit something else.
 */
export const AddButton = ({ onAdd, children, ...look }: Props) => (
  <Button
    variant="default"
    leftSection={<PlusIcon size={20} />}
    {...look}
    onClick={({ currentTarget }) => {
      flushSync(onAdd)
      currentTarget.previousElementSibling?.querySelector<HTMLElement>('input, select, textarea')?.focus()
    }}
  >
    {children}
  </Button>
)
