import { useEffect, useRef, useState } from 'react'
import { mayTakeFocus, type ScreenKeys, useKeyed, useScreenKeys } from '#care/keys/own-keys.ts'
import { dateOf } from '#care/moment/moment.ts'
import { useNow } from '#care/now.ts'
import { tooLateToUndo, useHeldToast } from '#care/offline/use-held-toast.ts'
import type { Entry } from '#client/outbox/entry.ts'
import { Button } from '#components/controls/button.tsx'
import { Segmented } from '#components/controls/segmented.tsx'
import { toastFailed } from '#components/layers/toast.ts'
import { Notice } from '#components/page/notice.tsx'
import { Page } from '#components/page/page.tsx'
import { Empty, QueryState } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import type { ProofState } from '#contract/workers/documents.ts'
import { workerHref } from '../-list/worker-href.ts'
import { Judge } from './judge.tsx'
import classes from './queue.module.css'
import { type QueueState, useQueue } from './use-queue.ts'

const ordinals = ['eerste', 'tweede', 'derde', 'vierde', 'vijfde', 'zesde', 'zevende', 'achtste', 'negende']
/** The keys of the document queue: only the ones the dialog shows work, so that no key is used twice. */
const keys: ScreenKeys['keys'] = [
  ['a', 'Goedkeuren'],
  ['w', 'Afkeuren: kies of schrijf de reden'],
  ['j', 'Volgende'],
  ['k', 'Vorige'],
  ['u', 'Het laatste ongedaan maken'],
  ['b', 'Volgend bestand'],
  ['d', 'Foto draaien'],
  ['+', 'Groter'],
  ['-', 'Kleiner'],
  ['?', 'Deze toetsen tonen'],
  ...ordinals.map((ordinal, index) => [String(index + 1), `Afkeuren met de ${ordinal} reden`] as const),
]
const ofDocuments: ScreenKeys = { screen: 'documenten', keys }

type ProofFilter = ProofState | 'all'
const filterWords: Record<ProofFilter, string> = {
  all: 'Alle',
  proven: 'Bewezen',
  differing: 'Wijkt af',
  unproven: 'Niet te bewijzen',
}

const KeysDialog = late(() => import('#care/keys/keys-dialog.tsx'))

/** The documents to review, one by one: everyone's, or one care worker's. */
export default function Queue({ careWorker }: { careWorker: string | undefined }) {
  const [shown, show] = useState<ProofFilter>('all')
  const queue = useQueue(careWorker, shown === 'all' ? undefined : shown)
  const { query, waiting, total } = queue
  const today = dateOf(useNow())
  const [at, setAt] = useState<string>()
  const keyed = useKeyed('documenten')
  const [showsKeys, setShowsKeys] = useState(false)
  const section = useRef<HTMLElement>(null)
  const found = waiting.findIndex(({ uuid }) => uuid === at)
  const index = Math.max(0, found)
  const current = waiting[index]
  const focus = () => section.current?.focus({ preventScroll: true })
  const isLoaded = query.data !== undefined
  // Moves the focus here, so that the keys work: it is lost with the form of a document that has gone.
  useEffect(() => {
    if (isLoaded && mayTakeFocus()) focus()
  }, [isLoaded, current?.uuid])
  const go = (steps: number) => {
    setAt(waiting[(index + steps + waiting.length) % waiting.length]?.uuid)
    focus()
  }
  const comeBack = (uuid: string | undefined) => {
    if (!uuid) return void toastFailed(tooLateToUndo)
    setAt(uuid)
    focus()
  }
  const undo = (entry: Entry | undefined) => void (entry ? queue.undo(entry).then(comeBack) : comeBack(undefined))
  useHeldToast(queue.held, undo)
  useScreenKeys(section, ofDocuments, { u: () => undo(queue.held[0]) })
  const goOn = () => {
    setAt((waiting[index + 1] ?? waiting[0])?.uuid)
    focus()
  }
  const back = careWorker
    ? { href: workerHref(careWorker), label: 'Zorgverlener' }
    : { href: '/backoffice/zzpers' as const, label: 'Zorgverleners' }
  return (
    <Page
      title="Documenten beoordelen"
      back={back}
      lead={isLoaded && `${total} te beoordelen: eerst wat bewezen is, dan wat afwijkt, dan de rest`}
    >
      <Segmented label="Welke documenten?" words={filterWords} value={shown} onChange={show} />
      <QueryState query={query} height={480} />
      <section ref={section} className={`stack gap-12 ${classes.queue}`} tabIndex={-1} aria-label="Te beoordelen documenten">
        <Refused {...queue} />
        {current && (
          <div className="card stack gap-12 pad-16">
            <div className="wrap-row spread gap-wrap">
              <span className="soft small" role="status">
                {index + 1} van {waiting.length}
              </span>
              <span className="wrap gap-8">
                <Button variant="subtle" size="sm" {...keyed('?')} onClick={() => setShowsKeys(true)}>
                  Toetsen
                </Button>
                <Button variant="default" size="sm" {...keyed('k')} disabled={waiting.length < 2} onClick={() => go(-1)}>
                  Vorige
                </Button>
                <Button variant="default" size="sm" {...keyed('j')} disabled={waiting.length < 2} onClick={() => go(1)}>
                  Volgende
                </Button>
              </span>
            </div>
            <Judge
              key={current.uuid}
              document={current}
              today={today}
              onFocus={focus}
              onApprove={() => {
                goOn()
                void queue.approve(current)
              }}
              onReject={reason => {
                goOn()
                void queue.reject(current, reason)
              }}
            />
          </div>
        )}
        {isLoaded &&
          !current &&
          (shown === 'all' ? (
            <Empty drawing="tea" title="Alles is beoordeeld" text="Nieuwe documenten komen hier vanzelf te staan." />
          ) : (
            <Empty title={`Niets met “${filterWords[shown]}”`} text="Kies “Alle” om te zien wat er nog wacht." />
          ))}
      </section>
      {showsKeys && <KeysDialog of={ofDocuments} where="bij de documenten bent" onClose={() => setShowsKeys(false)} />}
    </Page>
  )
}

/** Documents that a colleague reviewed first. */
const Refused = ({ refused, dismiss }: QueueState) =>
  refused.map(entry => (
    <Notice key={entry.key} tone="attention" role="alert">
      <strong>{entry.title}: niet gelukt.</strong> {entry.refusal?.message}{' '}
      <Button variant="subtle" size="sm" onClick={() => void dismiss(entry)}>
        Begrepen
      </Button>
    </Notice>
  ))
