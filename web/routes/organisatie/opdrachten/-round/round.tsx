import { useEffect, useRef, useState } from 'react'
import { mayTakeFocus, type ScreenKeys, useKeyed, useScreenKeys } from '#care/keys/own-keys.ts'
import type { ListedMoment } from '#care/moment/care-moment.ts'
import { tooLateToUndo, useHeldToast } from '#care/offline/use-held-toast.ts'
import type { Entry } from '#client/outbox/entry.ts'
import { Button } from '#components/controls/button.tsx'
import { toastFailed } from '#components/layers/toast.ts'
import { Notice } from '#components/page/notice.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { Deviating } from './deviating.tsx'
import { PlainBlock } from './plain-block.tsx'
import classes from './round.module.css'
import { type RoundState, refill, useRound } from './use-round.ts'

/** What each key of the round does; each presses its button, so a key never does what a button would not. */
const keys = [
  ['g', 'Alles zonder afwijking goedkeuren'],
  ['j', 'Volgende'],
  ['k', 'Vorige'],
  ['a', 'Goedkeuren'],
  ['v', 'Ander voorstel doen'],
  ['w', 'Niet goedkeuren, met een reden'],
  ['n', 'Melden dat er niet is gewerkt'],
  ['u', 'Het laatste ongedaan maken'],
  ['?', 'Deze toetsen tonen'],
] as const
const ofRound: ScreenKeys = { screen: 'ronde', keys }

const KeysDialog = late(() => import('#care/keys/keys-dialog.tsx'))

/** The round of hours to approve: those that match the plan all at once, the others one by one, also with single keys. */
export default function Round() {
  const round = useRound()
  const { query, plain, others, approve } = round
  const [at, setAt] = useState<string>()
  const keyed = useKeyed('ronde')
  const [showsKeys, setShowsKeys] = useState(false)
  const section = useRef<HTMLElement>(null)
  const index = Math.max(
    0,
    others.findIndex(({ uuid }) => uuid === at),
  )
  const current = others[index]
  const focus = () => section.current?.focus({ preventScroll: true })
  const isLoaded = query.data !== undefined
  // Moves the focus here, so that the keys work without first finding a button.
  useEffect(() => {
    if (isLoaded && mayTakeFocus()) focus()
  }, [isLoaded])
  const comeBack = (uuid: string | undefined) => {
    if (!uuid) return void toastFailed(tooLateToUndo)
    setAt(uuid)
    focus()
  }
  const undo = (entry: Entry | undefined) => void (entry ? round.undo(entry).then(comeBack) : comeBack(undefined))
  useHeldToast(round.held, undo)
  useScreenKeys(section, ofRound, { u: () => undo(round.held[0]) })
  const go = (steps: number) => {
    setAt(others[(index + steps + others.length) % others.length]?.uuid)
    focus()
  }
  const goOn = () => setAt((others[index + 1] ?? others[0])?.uuid)
  const decide = (moments: readonly ListedMoment[]) => {
    if (moments[0]?.uuid === current?.uuid) goOn()
    void approve(moments)
    focus()
  }
  // When a dialog or form closes, its focus is lost: the keys continue here.
  useEffect(() => {
    if (isLoaded && document.activeElement === document.body) focus()
  }, [isLoaded, current?.uuid])
  const count = plain.length + others.length + round.held.length + round.refused.length
  return (
    <QueryState query={query} height={220} isEmpty={() => count === 0}>
      {() => (
        <section ref={section} className={`grid gap-16 ${classes.round}`} tabIndex={-1} aria-label="Ronde langs de uren">
          <Refused {...round} />
          <p role="status" className={`strong ${classes.settled}`}>
            {plain.length + others.length === 0 && 'Alles is nagekeken.'}
          </p>
          {plain.length > 0 && <PlainBlock moments={plain} onApprove={() => decide(plain)} />}
          {current && (
            <section className={`card grid gap-12 pad-20 ${classes.block}`} aria-labelledby="met-afwijking">
              <div className="wrap-row spread gap-wrap">
                <h2 id="met-afwijking">
                  {others.length} met een afwijking{' '}
                  <span className="soft small plain" role="status">
                    {index + 1} van {others.length}
                  </span>
                </h2>
                <span className="wrap gap-8">
                  <Button variant="subtle" size="sm" {...keyed('?')} onClick={() => setShowsKeys(true)}>
                    Toetsen
                  </Button>
                  <Button variant="default" size="sm" {...keyed('k')} disabled={others.length < 2} onClick={() => go(-1)}>
                    Vorige
                  </Button>
                  <Button variant="default" size="sm" {...keyed('j')} disabled={others.length < 2} onClick={() => go(1)}>
                    Volgende
                  </Button>
                </span>
              </div>
              <Deviating
                key={current.uuid}
                listed={current}
                onApprove={() => decide([current])}
                hold={(...act) => {
                  goOn()
                  return round.answer(current)(...act)
                }}
              />
            </section>
          )}
          {showsKeys && <KeysDialog of={ofRound} where="in de ronde bent" onClose={() => setShowsKeys(false)} />}
        </section>
      )}
    </QueryState>
  )
}

const Refused = ({ refused, dismiss }: RoundState) =>
  refused.map(entry => <RefusedAct key={entry.id} entry={entry} onClose={() => void dismiss(entry)} />)

function RefusedAct({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  // Restores the input of its form.
  useEffect(() => refill(entry), [entry])
  return (
    <Notice tone="lost" role="alert" title={`Niet gelukt: ${entry.title}`} onClose={onClose}>
      {entry.refusal?.message}
    </Notice>
  )
}
