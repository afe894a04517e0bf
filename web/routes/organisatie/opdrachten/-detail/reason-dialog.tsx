import { lazy, Suspense, useState } from 'react'
import type { ReasonProps } from './reason-form.tsx'

const ReasonForm = lazy(() => import('./reason-form.tsx'))

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
