import { lazy, type ReactNode, Suspense, useState } from 'react'

const ReasonForm = lazy(() => import('./reason-form.tsx'))

export type Given = { reason: string; text: string }
export type ReasonProps = {
  opened: boolean
  title: string
  /** What will follow. */
  children: ReactNode
  act: string
  /** Reasons to choose from, by their address; without them the words alone count. */
  reasons?: readonly { '@id': string; name: string }[] | undefined
  /** The label of the words. */
  label: string
  /** Whether words must be given. */
  required?: boolean
  /** What the server said was wrong. */
  problem?: string | undefined
  danger?: boolean
  busy: boolean
  onConfirm: (given: Given) => void
  onClose: () => void
}

/** Asks for a reason; loaded when it is first asked, and then kept, so that what was typed stays. */
export function ReasonDialog(props: ReasonProps) {
  const [used, setUsed] = useState(false)
  if (props.opened && !used) setUsed(true)
  return (
    used && (
      <Suspense>
        <ReasonForm {...props} />
      </Suspense>
    )
  )
}
