import { type RefObject, useRef } from 'react'
import { OwnNameOnly } from '#care/action/own-name-only.tsx'
import { formatShortDate } from '#care/moment/moment.ts'
import type { Publication } from '#care/moment/publication.ts'
import { ReactionBadge } from '#care/moment/status-badge.tsx'
import { now } from '#care/now.ts'
import { useEntry } from '#care/offline/use-entry.ts'
import { WaitingPill } from '#care/offline/waiting-card.tsx'
import type { Entry } from '#client/outbox/entry.ts'
import { Button } from '#components/controls/button.tsx'
import { FieldsPopup } from '#components/layers/popup.tsx'
import classes from './decline.module.css'
import { useDecline } from './use-decline.ts'

/** Runs something that removes a card from the list: the focused element disappears, and the next one gets the focus. */
const leaving = async (at: HTMLElement | null, run: () => Promise<unknown>) => {
  const card = at?.closest('article, li')
  const next = card?.nextElementSibling ?? card?.previousElementSibling
  if (await run()) next?.querySelector('a')?.focus({ preventScroll: true })
}

type Props = { publication: Publication; anchor: RefObject<HTMLElement | null>; onClose: () => void }

/** Hides an assignment, or its whole series. */
export function DeclineChoices({ publication, anchor, onClose }: Props) {
  const { hide } = useDecline(publication)
  const choose = (wholeSeries: boolean) => {
    onClose()
    void leaving(anchor.current, () => hide(wholeSeries))
  }
  const { series } = publication
  return (
    <FieldsPopup label="Niet voor jou?" anchor={anchor} align="end" onClose={onClose}>
      <div className={`grid gap-12 ${classes.choices}`}>
        <p>Je ziet de opdracht dan niet meer in je lijst. De organisatie merkt er niets van.</p>
        <OwnNameOnly>
          <Button variant="default" size="lg" fullWidth onClick={() => choose(false)}>
            {series ? 'Alleen deze datum verbergen' : 'Niet voor mij'}
          </Button>
          {series && (
            <Button variant="default" size="lg" fullWidth onClick={() => choose(true)}>
              De hele reeks verbergen
            </Button>
          )}
        </OwnNameOnly>
      </div>
    </FieldsPopup>
  )
}

/** On the card of an assignment whose hiding or showing is queued: says so, with a button to undo it. */
export function WaitingToHide({ entry }: { entry: Entry }) {
  const { remove, busy } = useEntry(entry, undefined)
  return (
    <span className={`inline-row gap-8-12 ${classes.waiting}`}>
      <WaitingPill entry={entry} />
      <Button variant="default" loading={busy} aria-label={`Niet versturen: ${entry.title}, ${entry.detail}`} onClick={remove}>
        Niet versturen
      </Button>
    </span>
  )
}

/** On the card of a hidden assignment: undoes that, or tells what became of the reaction that hides it. */
export function Hidden({ publication }: { publication: Publication }) {
  const { careMoment, myDecline, myReaction } = publication
  const button = useRef<HTMLSpanElement>(null)
  const { busy, show } = useDecline(publication)
  if (!myDecline) return myReaction && <ReactionBadge status={myReaction.status} reader="worker" />
  const again = myDecline.wholeSeries ? 'Reeks tonen' : 'Toch tonen'
  return (
    <span ref={button}>
      <Button
        variant="default"
        loading={busy}
        aria-label={`${again}: ${careMoment.title}, ${formatShortDate(careMoment.startDate, now())}`}
        onClick={() => void leaving(button.current, show)}
      >
        {again}
      </Button>
    </span>
  )
}
