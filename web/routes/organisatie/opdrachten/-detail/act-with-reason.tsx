import { useState } from 'react'
import { ReasonDialog } from '../../../../care/reason/reason-dialog.tsx'
import type { ReasonProps } from '../../../../care/reason/reason-form.tsx'
import { Act, type ActProps } from './act.tsx'

type Props<A extends string> = ActProps<A> &
  Omit<ReasonProps, 'opened' | 'onClose' | 'act'> & {
    /** The text of the button; also of the dialog's button, unless `act` gives another. */
    button: string
    act?: string
    /** Whether the button warns too, and not only the dialog. */
    warns?: boolean
  }

/** A button for an action that asks for a reason first. */
export function ActWithReason<A extends string>({ item, action, button, warns = false, ...dialog }: Props<A>) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Act item={item} action={action} danger={warns} onClick={() => setOpened(true)}>
        {button}
      </Act>
      <ReasonDialog act={button} {...dialog} opened={opened} onClose={() => setOpened(false)} />
    </>
  )
}
