import { lazy, Suspense, useState } from 'react'
import type { Moment } from '../../../../../care/moment/care-moment.ts'
import { Part } from '../part.tsx'
import classes from './history.module.css'

const HistoryList = lazy(() => import('./history-list.tsx'))

/** The history of an assignment; fetched when people open it. */
export function HistoryPart({ moment }: { moment: Moment }) {
  const [opened, setOpened] = useState(false)
  return (
    <Part title="Geschiedenis" headless>
      <details className={classes.history} onToggle={event => setOpened(event.currentTarget.open)}>
        <summary>
          <h2>Geschiedenis</h2>
        </summary>
        {opened && (
          <Suspense>
            <HistoryList uuid={moment.uuid} />
          </Suspense>
        )}
      </details>
    </Part>
  )
}
