import { lazy, Suspense, useState } from 'react'
import type { ReasonProps } from './reason-form.tsx'

const ReasonForm = lazy(() => import('./reason-form.tsx'))

/** Asks for a reason. Its code loads on first use; it stays mounted afterwards, so that the typed text is kept. */
export function ReasonDialog(props: ReasonProps) {
  const [needed, setNeeded] = useState(props.opened)
  if (props.opened && !needed) setNeeded(true)
  return <Suspense>{needed && <ReasonForm {...props} />}</Suspense>
}
