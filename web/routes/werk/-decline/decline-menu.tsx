import { useRef, useState } from 'react'
import { formatShortDate } from '../../../care/moment/moment.ts'
import type { Publication } from '../../../care/moment/publication.ts'
import { ReactionBadge } from '../../../care/moment/status-badge.tsx'
import { now } from '../../../care/now.ts'
import { Button } from '../../../components/button.tsx'
import { IconButton } from '../../../components/icon-button.tsx'
import { MoreIcon } from '../../../components/icons.tsx'
import { FieldsPopup } from '../../../components/popup.tsx'
import classes from './decline.module.css'
import { useDecline } from './use-decline.ts'

/** What else can be done with an assignment on its card: say that it is not for you, or take that back. */
export function DeclineMenu({ publication }: { publication: Publication }) {
  const { careMoment, myDecline, myReaction, series } = publication
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLSpanElement>(null)
  const { busy, hide, show } = useDecline(publication)
  const which = `${careMoment.title}, ${formatShortDate(careMoment.startDate, now())}`
  const again = myDecline?.wholeSeries ? 'Reeks tonen' : 'Toch tonen'
  // What has the focus goes away with its card: the next one gets it.
  const leaving = async (run: () => Promise<unknown>) => {
    const card = button.current?.closest('article, li')
    const next = card?.nextElementSibling ?? card?.previousElementSibling
    setOpened(false)
    if (await run()) next?.querySelector('a')?.focus({ preventScroll: true })
  }
  if (myDecline)
    return (
      <span ref={button}>
        <Button variant="default" loading={busy} aria-label={`${again}: ${which}`} onClick={() => void leaving(show)}>
          {again}
        </Button>
      </span>
    )
  if (myReaction) return <ReactionBadge status={myReaction.status} reader="worker" />
  return (
    <span ref={button}>
      <IconButton
        aria-label={`Meer over ${which}`}
        aria-haspopup="dialog"
        aria-expanded={opened}
        loading={busy}
        onClick={() => setOpened(!opened)}
      >
        <MoreIcon />
      </IconButton>
      {opened && (
        <FieldsPopup label="Niet voor jou?" anchor={button} align="end" onClose={() => setOpened(false)}>
          <div className={classes.choices}>
            <p>Je ziet de opdracht dan niet meer in je lijst. De organisatie merkt er niets van.</p>
            <Button variant="default" size="lg" fullWidth onClick={() => void leaving(() => hide(false))}>
              {series ? 'Alleen deze datum verbergen' : 'Niet voor mij'}
            </Button>
            {series && (
              <Button variant="default" size="lg" fullWidth onClick={() => void leaving(() => hide(true))}>
                De hele reeks verbergen
              </Button>
            )}
          </div>
        </FieldsPopup>
      )}
    </span>
  )
}
