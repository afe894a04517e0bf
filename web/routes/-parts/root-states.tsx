import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { reportError } from '../../client/monitoring.ts'
import { Button } from '../../components/button.tsx'
import { Empty } from '../../components/list-state.tsx'
import classes from './root-states.module.css'

const UnknownAddress = lazy(() => import('./unknown-address.tsx'))
/** The screen for an unknown address. */
export const NotFound = () => (
  <Suspense>
    <UnknownAddress />
  </Suspense>
)

const reloaded = 'herladen'

/** The screen for an error. After a release an open tab asks for files that are gone: then it reloads once. */
export function LoadFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const outdated = /dynamically imported module|importing a module script|Unable to preload/i.test(
    error instanceof Error ? error.message : String(error),
  )
  const reload = outdated && Date.now() - Number(sessionStorage.getItem(reloaded) ?? 0) > 60_000
  useEffect(() => {
    if (!reload) return
    sessionStorage.setItem(reloaded, String(Date.now()))
    location.reload()
  }, [reload])
  useEffect(() => {
    if (!outdated) reportError(error)
  }, [error, outdated])
  if (reload) return null
  const retry = () => {
    if (outdated) location.reload()
    else void router.invalidate().then(reset)
  }
  return (
    <main id="inhoud" role="alert" className={classes.middle}>
      <Empty
        level={1}
        drawing="plug"
        title={outdated ? 'Er is een nieuwe versie' : 'Er ging iets mis'}
        text={
          outdated ? 'Laad de pagina opnieuw om verder te gaan.' : 'Probeer het opnieuw. Blijft het misgaan, neem dan contact op.'
        }
        action={<Button onClick={retry}>{outdated ? 'Opnieuw laden' : 'Opnieuw proberen'}</Button>}
      />
    </main>
  )
}
