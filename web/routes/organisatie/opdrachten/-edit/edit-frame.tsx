import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { FormOf } from '#care/form/use-form.ts'
import { queryOf } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { Notice } from '#components/page/notice.tsx'
import { Refusal } from '#components/page/refusal.tsx'
import type { Address } from '#contract/addresses.ts'
import type { Values } from './differing.ts'
import classes from './edit.module.css'
import type { EditDraft } from './use-edit-draft.ts'

type Props<V extends Values> = {
  form: FormOf<V>
  draft: EditDraft<V>
  /** The moment whose history names the colleague. */
  moment?: string
  /** Both versions side by side, in case of a conflict. */
  both: ReactNode
  consequences: ReactNode
  /** The preview was refused, or is still pending. */
  blocked: boolean
  back: Address
  children: ReactNode
}

/** The frame of an edit form: its fields, the consequences of a change, and a link back, which keeps the input. */
export function EditFrame<V extends Values>({ form, draft, moment, both, consequences, blocked, back, children }: Props<V>) {
  const isChanged = draft.changed.length > 0
  // Only on request: anything appearing above the fields would move them while the user types.
  const [isLooking, setLooking] = useState(false)
  if (isLooking && !draft.isStale) setLooking(false)
  // The user's own change is a newer version too, until its response has navigated away.
  const isChangedMeanwhile = !form.busy && !isLooking && (draft.isStale || draft.isRenewed)
  return (
    <form ref={form.ref} className={`grid top gap-16 ${classes.form}`} onSubmit={event => void form.submit(event)} noValidate>
      <div className="grid shrinks gap-16">
        {draft.wasKept && !draft.isStale && (
          <Notice>
            <p>Wat je eerder invulde, staat er nog. Het is nog niet bewaard.</p>
          </Notice>
        )}
        {draft.isStale && isLooking && both}
        <div className={`card stack gap-16 pad-20 ${classes.fields}`}>{children}</div>
      </div>
      <div className={`grid shrinks gap-16 ${classes.aside}`}>
        {consequences}
        {isChangedMeanwhile && <ChangedMeanwhile moment={moment} onLook={draft.isStale ? () => setLooking(true) : undefined} />}
        <Refusal>{form.refusal}</Refusal>
        <div className={`wrap gap-12 above-12 ${classes.buttons}`}>
          <Button type="submit" loading={form.busy} disabled={!isChanged || draft.isStale || blocked}>
            Wijziging bewaren
          </Button>
          <Button variant="default" href={back}>
            Terug
          </Button>
          {isChanged && (
            <Button variant="subtle" disabled={form.busy} onClick={draft.clear}>
              Wijzigingen wissen
            </Button>
          )}
        </div>
      </div>
    </form>
  )
}

type ChangedMeanwhileProps = {
  /** The moment whose history names the colleague; a series has none. */
  moment: string | undefined
  /** Shows both versions; undefined when the form is untouched, so that its fields already show the current values. */
  onLook: (() => void) | undefined
}

/** Says that somebody else changed the values of an open form, before it is saved. */
function ChangedMeanwhile({ moment = '', onLook }: ChangedMeanwhileProps) {
  const last = { uuid: moment, query: { itemsPerPage: 1 } }
  const history = useQuery({ ...queryOf('GET /care_moments/{uuid}/history', last), enabled: moment !== '' })
  const who = history.data?.member[0]?.actorName ?? 'een collega'
  return (
    <Notice tone="attention" role="status" title={`Zojuist gewijzigd door ${who}`}>
      {onLook ? (
        <>
          <p>Wat jij invulde, staat er nog. Bekijk eerst wat er anders is.</p>
          <Button variant="default" size="sm" onClick={onLook}>
            Verschil bekijken
          </Button>
        </>
      ) : (
        <p>Dit is hoe het nu staat.</p>
      )}
    </Notice>
  )
}
