import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { ask } from '../../client/cache.ts'
import { useSession } from '../../client/use-session.ts'
import { IconButton } from '../../components/icon-button.tsx'
import { BellIcon } from '../../components/icons.tsx'
import classes from './bell.module.css'
import { usePanel } from './panel-address.ts'

const load = () => import('./bell-panel.tsx')
const BellPanel = lazy(load)

/**
 * The bell in the bar of every audience, with how many notifications are unread: counted again after each change, and every minute
 * while the page is looked at. What it opens comes when it is asked for.
 */
export function Bell() {
  const { place, show } = usePanel()
  const query = { 'exists[readAt]': false, itemsPerPage: 0 }
  const enabled = useSession() !== null // after logging out the frame stays until the login has loaded
  const { data } = useQuery({ ...ask('GET /notifications', { query }), refetchInterval: 60_000, enabled })
  useOpening()
  const unread = data?.totalItems ?? 0
  return (
    <>
      <IconButton
        className={classes.bell}
        aria-label={unread > 0 ? `Meldingen, ${unread} ongelezen` : 'Meldingen'}
        aria-haspopup="dialog"
        onPointerEnter={() => void load()}
        onClick={() => show('lijst')}
      >
        <BellIcon size={24} />
        {unread > 0 && <span className={`${classes.count} figures`}>{unread > 99 ? '99+' : unread}</span>}
      </IconButton>
      <Suspense>{place !== undefined && <BellPanel place={place} />}</Suspense>
    </>
  )
}

// A notification that was pressed outside the app, while this window is open: see the service worker.
function useOpening(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined
    const open = ({ data }: MessageEvent<{ open?: unknown } | null>) => {
      const path = data?.open
      if (typeof path === 'string' && path.startsWith('/')) void navigate({ href: path })
    }
    worker?.addEventListener('message', open)
    return () => worker?.removeEventListener('message', open)
  }, [navigate])
}
