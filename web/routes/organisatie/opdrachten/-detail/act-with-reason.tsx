import { useState } from 'react'
import { ReasonDialog } from '../../../../care/reason/reason-dialog.tsx'
import type { ReasonProps } from '../../../../care/reason/reason-form.tsx'
import { Act } from './act.tsx'

type Props = Omit<ReasonProps, 'opened' | 'onClose' | 'act'> & {
  /** The text of the button; also of the dialog's button, unless `act` gives another. */
  button: string
  act?: string
  /** Whether the button warns too, and not only the dialog. */
  warns?: boolean
  /** Whether the server allows it now, and why it cannot be done when not. */
  allowed: boolean
  why?: string
}

/** A button for an act that asks for a reason first. */
export function ActWithReason({ button, warns = false, allowed, why, ...dialog }: Props) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Act allowed={allowed} danger={warns} {...(why && { reason: why })} onClick={() => setOpened(true)}>
        {button}
      </Act>
      <ReasonDialog act={button} {...dialog} opened={opened} onClose={() => setOpened(false)} />
    </>
  )
}
