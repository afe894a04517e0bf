import { ActionIcon } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { AppLink } from '../../../../../components/app-link.tsx'
import { CloseIcon } from '../../../../../components/icons.tsx'
import { momentHref } from '../../../-parts/moment.ts'
import { MomentDetail } from '../detail/moment-detail.tsx'
import classes from './side-panel.module.css'

/** The assignment beside the list, so that one keeps working in the list. Escape closes it. */
export default function SidePanel({ uuid, onClose }: { uuid: string; onClose: () => void }) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.scrollTo({ top: 0 }), [uuid])
  return (
    <aside
      ref={panel}
      className={classes.panel}
      aria-label="Gekozen opdracht"
      onKeyDown={event => {
        // A dialog that is open over the panel closes first.
        if (event.key === 'Escape' && event.currentTarget.contains(event.target as Node)) onClose()
      }}
    >
      <div className={classes.head}>
        <AppLink href={momentHref(uuid)}>Open op eigen pagina</AppLink>
        <ActionIcon aria-label="Paneel sluiten" onClick={onClose}>
          <CloseIcon />
        </ActionIcon>
      </div>
      <MomentDetail key={uuid} uuid={uuid} look="panel" />
    </aside>
  )
}
