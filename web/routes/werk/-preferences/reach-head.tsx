import { useEffect, useState } from 'react'
import { AppLink } from '#components/controls/app-link.tsx'
import { useMedia } from '#components/hooks/use-media.ts'
import { Skeleton } from '#components/page/skeleton.tsx'
import { counted } from '#rules/time/format-nl.ts'
import classes from './preferences.module.css'
import type { Reach } from './use-reach.ts'

/** '14 van de 23 opdrachten'. */
export const sayReach = ({ count, total }: Reach): string => `${count} van de ${counted(total, 'opdracht', 'opdrachten')}`

type Props = { reach?: Reach | undefined; failed?: boolean; stale?: boolean }
/** How much of the open work is within reach: in the navy header, and announced to screen readers once it has settled. */
export function ReachHead({ reach, failed = false, stale = false }: Props) {
  const isWide = useMedia('(min-width: 48em)')
  const [said, say] = useState('')
  useEffect(() => {
    if (reach && !stale) say(reach.total ? `${sayReach(reach)} binnen je bereik` : 'Er staat nu geen werk open voor jouw niveau')
  }, [reach, stale])
  return (
    <div className={`grid gap-8 ${classes.head}`} data-stale={stale || undefined}>
      <p role="status" className="unseen">
        {said}
      </p>
      {failed && <p role="alert">Hoeveel opdrachten er binnen je bereik zijn, kunnen we nu niet ophalen.</p>}
      {!reach && !failed && (
        <>
          <p>Opdrachten tellen…</p>
          <Skeleton height={isWide ? 67 : 99} />
        </>
      )}
      {reach && reach.total === 0 && <p>Er staan nu geen opdrachten open voor jouw niveau.</p>}
      {reach && reach.total > 0 && (
        <>
          <p className={classes.count} aria-hidden="true">
            <strong>{reach.count}</strong> van de {reach.total} open opdrachten binnen je bereik
          </p>
          <div className={`flex clipped ${classes.meter}`} aria-hidden="true">
            <span style={{ flexGrow: reach.count }} />
            <span style={{ flexGrow: reach.total - reach.count }} />
          </div>
          <p>
            <AppLink className="tap inline-row inherits strong" href="/werk/nieuwe-opdrachten">
              Bekijk de opdrachten
            </AppLink>
          </p>
        </>
      )}
    </div>
  )
}
