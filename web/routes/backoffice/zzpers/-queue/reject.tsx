import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { KeyHint } from '#care/keys/key-hint.tsx'
import { queryOf } from '#client/cache.ts'
import { useDraft } from '#client/drafts.ts'
import { Button } from '#components/controls/button.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { proofReasonWords } from '#words/proof-nl.ts'
import classes from './queue.module.css'
import { type QueuedDocument, reasonDraft } from './use-queue.ts'

const textIn = (kept: unknown) => (typeof kept === 'string' ? kept : undefined)
type Props = { document: QueuedDocument; onReject: (reason: string) => void; onClose: () => void }

/** The reason for rejecting a document: a recently used one, at once, or free text. The worker reads it. */
export function Reject({ document, onReject, onClose }: Props) {
  const { data } = useQuery(queryOf('GET /care_worker_documents/rejection_reasons', { query: { kind: document.kind } }))
  const { draft, set, forget } = useDraft(reasonDraft(document), '', textIn)
  const [error, setError] = useState<string>()
  const first = useRef<HTMLFieldSetElement>(null)
  useEffect(() => first.current?.focus(), [])
  const reject = (reason: string) => {
    forget()
    onReject(reason)
  }
  const submit = () => {
    const reason = draft.trim()
    if (!reason) return setError('Schrijf waarom, of kies een reden.')
    reject(reason)
  }
  // Reasons about this document itself come before those given for others.
  const own = document.proof === 'differing' ? document.proofReasons.map(reason => proofReasonWords[reason]) : []
  const reasons = [...new Set([...own, ...(data?.reasons ?? []).map(({ reason }) => reason)])].slice(0, 9)
  return (
    <fieldset ref={first} tabIndex={-1} className="stack packed gap-12" aria-label="Waarom keur je het af?">
      {reasons.length > 0 && (
        <>
          <p className="soft small">Redenen van het zegel en van eerder: een druk keurt af.</p>
          <ul className={`grid gap-4 ${classes.reasons}`}>
            {reasons.map((reason, index) => (
              <li key={reason}>
                <button type="button" data-key={String(index + 1)} onClick={() => reject(reason)}>
                  <KeyHint screen="documenten" of={String(index + 1)} />
                  <span>{reason}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <TextArea
        label="Andere reden"
        description="De zorgverlener leest dit."
        rows={3}
        maxLength={1000}
        value={draft}
        error={error}
        onChange={event => set(event.currentTarget.value)}
        onKeyDown={event => {
          if (event.key === 'Escape') onClose()
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
        }}
      />
      <div className="wrap gap-8">
        <Button danger onClick={submit}>
          Afkeuren met deze reden
        </Button>
        <Button variant="default" onClick={onClose}>
          Toch niet
        </Button>
      </div>
    </fieldset>
  )
}
