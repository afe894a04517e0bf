import { lazy, Suspense } from 'react'
import { useOpened } from '../../components/use-opened.ts'
import type { ReasonProps } from './reason-form.tsx'

const ReasonForm = lazy(() => import('./reason-form.tsx'))

/** Asks for a reason; loaded when it is first asked, and then kept, so that what was typed stays. */
export function ReasonDialog(props: ReasonProps) {
  const needed = useOpened(props.opened)
  return <Suspense>{needed && <ReasonForm {...props} />}</Suspense>
}
