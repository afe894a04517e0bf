import { type ReactNode, useId, useState } from 'react'
import { Button } from '#components/controls/button.tsx'
import { PaperLinks } from '#components/files/paper-links.tsx'
import { Mark } from '#components/marks/mark.tsx'
import { late } from '#components/page/suspense.tsx'
import { DayBar } from '../moment/day-bar.tsx'
import classes from './account-page.module.css'

const CallUs = late(() => import('./call-us.tsx'))

// An example week: an illustration of the app, not data.
const week: [day: string, startDate: string, endDate: string][] = [
  ['ma', '2026-11-16T07:00:00+01:00', '2026-11-16T15:30:00+01:00'],
  ['di', '2026-11-17T15:00:00+01:00', '2026-11-17T23:00:00+01:00'],
  ['wo', '2026-11-18T22:45:00+01:00', '2026-11-19T07:15:00+01:00'],
  ['do', '2026-11-19T23:00:00+01:00', '2026-11-20T07:00:00+01:00'],
  ['vr', '2026-11-20T17:00:00+01:00', '2026-11-20T21:30:00+01:00'],
  ['za', '2026-11-21T08:30:00+01:00', '2026-11-21T11:30:00+01:00'],
  ['zo', '2026-11-22T07:00:00+01:00', '2026-11-22T14:45:00+01:00'],
]

type Props = {
  title: string
  lead?: ReactNode
  /** For a form longer than a screen, or in steps: it starts at the top, is wider, and has no picture on a phone. */
  long?: boolean
  /** Contact details, if the page knows them beforehand; otherwise visitors can ask for them, in the same place on every page. */
  help?: ReactNode
  children: ReactNode
}

/** The frame of every screen outside the app: our logo and a week of shifts, with the form beside them. */
export function AccountPage({ title, lead, long = false, help, children }: Props) {
  return (
    <div className={`grid ${classes.page}`} data-long={long || undefined}>
      <header className={`grid packed gap-half ${classes.identity}`}>
        <Mark withWord size={34} />
        <div className={classes.picture}>
          <p className={classes.slogan}>Elke dienst op zijn plek.</p>
          <div className={`grid gap-12 ${classes.week}`} aria-hidden="true">
            {week.map(([day, startDate, endDate]) => (
              <div key={day} className={`grid middle small ${classes.day}`}>
                <span>{day}</span>
                <DayBar startDate={startDate} endDate={endDate} size="card" />
              </div>
            ))}
          </div>
        </div>
      </header>
      <div className={`on-card in-order ${classes.content}`}>
        <main id="inhoud" className={`grid full gap-half in-order ${classes.column}`}>
          <h1>{title}</h1>
          {lead && <p className={`soft breaks ${classes.lead}`}>{lead}</p>}
          {children}
          {help ?? <Help />}
        </main>
        <footer className={`full soft ${classes.papers}`}>
          <PaperLinks />
        </footer>
      </div>
    </div>
  )
}

function Help() {
  const id = useId()
  const [isOpen, open] = useState(false)
  return (
    <div className={`grid start ${classes.help}`}>
      <Button variant="subtle" aria-expanded={isOpen} aria-controls={id} onClick={() => open(!isOpen)}>
        Hulp nodig?
      </Button>
      <div id={id} role="status">
        {isOpen && <CallUs />}
      </div>
    </div>
  )
}
