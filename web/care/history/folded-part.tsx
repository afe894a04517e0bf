import { type ReactNode, useState } from 'react'
import fold from '#components/layers/fold.module.css'
import { Part } from '../parts/part.tsx'
import classes from './folded-part.module.css'

/** A collapsed section whose content loads when it is opened. */
export function FoldedPart({ title, children }: { title: string; children: ReactNode }) {
  const [opened, setOpened] = useState(false)
  return (
    <Part title={title} headless>
      <details className={`${fold.fold} ${classes.folded}`} onToggle={event => setOpened(event.currentTarget.open)}>
        <summary>
          <h2>{title}</h2>
        </summary>
        {opened && children}
      </details>
    </Part>
  )
}
