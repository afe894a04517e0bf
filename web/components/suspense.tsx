import { lazy, type ReactNode, Suspense as ReactSuspense, useLayoutEffect } from 'react'
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

type Options = { fallback?: ReactNode }
/**
 * A component whose code loads when it is first shown, in a Suspense of its own. Several that must appear together, or that share a
 * fallback, take `lazy` in one Suspense.
 */
export function late<Part extends (props: never) => ReactNode>(load: () => Promise<{ default: Part }>, options?: Options): Part
export function late(load: () => Promise<{ default: (props: object) => ReactNode }>, { fallback }: Options = {}) {
  const Part = lazy(load)
  return (props: object) => (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  )
}
