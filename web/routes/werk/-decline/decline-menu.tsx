import { useRef, useState } from 'react'
import { formatShortDate } from '#care/moment/moment.ts'
import type { Publication } from '#care/moment/publication.ts'
import { now } from '#care/now.ts'
import { IconButton } from '#components/controls/icon-button.tsx'
import { MoreIcon } from '#components/marks/icons.tsx'
import { late } from '#components/page/suspense.tsx'

const DeclineChoices = late(() => import('./decline-choices.tsx').then(part => ({ default: part.DeclineChoices })))

/** Other actions on an assignment's card: mark it "not for me". */
export function DeclineMenu({ publication }: { publication: Publication }) {
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLSpanElement>(null)
  const { title, startDate } = publication.careMoment
  return (
    <span ref={button}>
      <IconButton
        aria-label={`Meer over ${title}, ${formatShortDate(startDate, now())}`}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      >
        <MoreIcon />
      </IconButton>
      {opened && <DeclineChoices publication={publication} anchor={button} onClose={() => setOpened(false)} />}
    </span>
  )
}
