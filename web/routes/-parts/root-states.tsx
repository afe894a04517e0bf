import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { reportError } from '#client/monitoring.ts'
import { Button } from '#components/controls/button.tsx'
import { useOnline } from '#components/hooks/use-online.ts'
import { checkConnection } from '#components/page/connection.ts'
import { Empty } from '#components/page/query-state.tsx'
import classes from '#components/page/states.module.css'
import { late } from '#components/page/suspense.tsx'

/** The screen for an unknown address. */
export const NotFound = late(() => import('./unknown-address.tsx'))

const reloaded = 'herladen'

/**
 * The error screen. If a file of the app fails to load, either a newer version has replaced it, and the page reloads once; or there is no
 * connection before the whole app is on the device, and it says so, and reloads once the connection is back.
 */
export function LoadFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const online = useOnline()
  const [asked, setAsked] = useState(false)
  const isFile = /dynamically imported module|importing a module script|Unable to preload/i.test(
    error instanceof Error ? error.message : String(error),
  )
  const reload = isFile && asked && online && Date.now() - Number(sessionStorage.getItem(reloaded) ?? 0) > 60_000
  useEffect(() => {
    if (!reload) return
    sessionStorage.setItem(reloaded, String(Date.now()))
    location.reload()
  }, [reload])
  useEffect(() => {
    if (isFile) void checkConnection().then(() => setAsked(true))
    else reportError(error)
  }, [error, isFile])
  if (reload || (isFile && !asked)) return <main aria-busy="true" />
  const retry = () => {
    if (isFile) location.reload()
    else void router.invalidate().then(reset)
  }
  const said = isFile ? (online ? newVersion : noConnection) : wentWrong
  return (
    <main id="inhoud" role="alert" className={`grid ${classes.middle}`}>
      <Empty
        level={1}
        drawing="plug"
        title={said.title}
        text={said.text}
        action={said.retry && <Button onClick={retry}>{said.retry}</Button>}
      />
    </main>
  )
}
const wentWrong = {
  title: 'Er ging iets mis',
  text: 'Probeer het opnieuw. Blijft het misgaan, neem dan contact op.',
  retry: 'Opnieuw proberen',
}
const newVersion = {
  title: 'Er is een nieuwe versie',
  text: 'Laad de pagina opnieuw om verder te gaan.',
  retry: 'Opnieuw laden',
}
const noConnection = {
  title: 'Geen verbinding',
  text: 'Dit deel van de app staat nog niet op dit toestel. Het gaat vanzelf verder zodra er weer verbinding is.',
  retry: undefined,
}
