import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { clientName } from '../../../../care/moment/care-moment.ts'
import { ask } from '../../../../client/cache.ts'
import { AppLink } from '../../../../components/app-link.tsx'
import { IconButton } from '../../../../components/icon-button.tsx'
import { CloseIcon } from '../../../../components/icons.tsx'
import { ListState } from '../../../../components/list-state.tsx'
import { momentHref } from '../../-parts/moment-href.ts'
import { MomentBody } from '../-detail/moment-body.tsx'
import classes from './side-panel.module.css'

/** The assignment beside the list, so that people can go on working in the list. Escape closes it. */
export default function SidePanel({ uuid, onClose }: { uuid: string; onClose: () => void }) {
  const panel = useRef<HTMLElement>(null)
  // Another row is another assignment: the previous one may not show while it loads.
  const { placeholderData: _previous, ...fresh } = ask('GET /care_moments/{uuid}', { uuid })
  const query = useQuery(fresh)
  useEffect(() => {
    if (panel.current) panel.current.scrollTop = 0
  }, [uuid])
  return (
    <aside
      ref={panel}
      className={classes.panel}
      aria-label="Gekozen opdracht"
      onKeyDown={event => {
        // Escape closes a dialog over the panel first.
        if (event.key === 'Escape' && event.currentTarget.contains(event.target as Node)) onClose()
      }}
    >
      <div className={classes.head}>
        <AppLink href={momentHref(uuid)}>Open op eigen pagina</AppLink>
        <IconButton aria-label="Paneel sluiten" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <ListState query={query} rows={3} rowHeight={160} isEmpty={() => false} empty={null}>
        {moment => (
          <>
            <header className={classes.title}>
              <h2>{moment.title}</h2>
              <p>{[clientName(moment), moment.location.name].filter(Boolean).join(' · ')}</p>
            </header>
            <MomentBody key={uuid} moment={moment} look="panel" />
          </>
        )}
      </ListState>
    </aside>
  )
}
