import { type ReactNode, Suspense as ReactSuspense, useLayoutEffect } from 'react'
import { begin } from './under-way.ts'

function Coming() {
  useLayoutEffect(() => begin('code'), [])
  return null
}
/**
 * React's own, where what is still to come counts as under way: until it is shown, which React does up to a third of a second after it
 * came. Only then it asks anything.
 */
export const Suspense = ({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) => (
  <ReactSuspense
    fallback={
      <>
        <Coming />
        {fallback}
      </>
    }
  >
    {children}
  </ReactSuspense>
)
