import { lazy, Suspense } from 'react'
import type { ConfirmProps } from './confirm-dialog.tsx'
import { useOpened } from './use-opened.ts'

const Dialog = lazy(() => import('./confirm-dialog.tsx'))

/** Asks for a confirmation of what is not easily undone, and says what will happen. */
export function Confirm(props: ConfirmProps) {
  const needed = useOpened(props.opened)
  return <Suspense>{needed && <Dialog {...props} />}</Suspense>
}
