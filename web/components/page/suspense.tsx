import { lazy, type ReactNode, Suspense as ReactSuspense, useLayoutEffect } from 'react'
import { begin } from './under-way.ts'

function Coming() {
  useLayoutEffect(() => begin('code'), [])
  return null
}
/**
 * React's Suspense, which counts as in progress until its content is shown; React may delay that up to a third of a second after
 * it has loaded, and only then does the content run its queries.
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
 * A component whose code loads when it is first shown, with its own Suspense. Components that must appear together, or share a
 * fallback, use `lazy` in one Suspense.
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
