import { lazy, useState } from 'react'
import { PhoneIcon } from '../../../components/icons.tsx'
import { Suspense } from '../../../components/suspense.tsx'
import classes from './call-button.module.css'

const CallDialog = lazy(() => import('./call-dialog.tsx'))

/** On every screen: whom to call now. */
export function CallButton({ client }: { client: string | undefined }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={classes.call} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <PhoneIcon size={20} />
        Bellen
      </button>
      <Suspense>{open && <CallDialog client={client} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
