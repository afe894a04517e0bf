import { useState } from 'react'
import { PhoneIcon } from '#components/marks/icons.tsx'
import { late } from '#components/page/suspense.tsx'
import classes from './parts.module.css'

const CallDialog = late(() => import('./call-dialog.tsx'))

/** On every screen: whom to call now. */
export function CallButton({ client }: { client: string | undefined }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={`inline-row gap-8 round inherits strong ${classes.call}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <PhoneIcon size={20} />
        Bellen
      </button>
      {open && <CallDialog client={client} onClose={() => setOpen(false)} />}
    </>
  )
}
