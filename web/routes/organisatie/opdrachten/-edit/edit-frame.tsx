import { type ReactNode, useState } from 'react'
import type { FormOf } from '#care/form/use-form.ts'
import { Button } from '#components/controls/button.tsx'
import { Notice } from '#components/page/notice.tsx'
import { Refusal } from '#components/page/refusal.tsx'
import type { Address } from '#contract/addresses.ts'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import type { Values } from './differing.ts'
import classes from './edit.module.css'
import type { EditDraft } from './use-edit-draft.ts'

type Props<V extends Values> = {
  form: FormOf<V>
  draft: EditDraft<V>
  /** The moment whose history tells who changed it meanwhile. */
  moment?: string
  /** What it is now beside what was typed, while a colleague changed it. */
  both: ReactNode
  follows: ReactNode
  /** The server would refuse it, or has not said yet. */
  blocked: boolean
  back: Address
  children: ReactNode
}

/** A form over what is there: its fields, what a change means, and the way back, which keeps what was typed. */
export function EditFrame<V extends Values>({ form, draft, moment, both, follows, blocked, back, children }: Props<V>) {
  const isChanged = draft.changed.length > 0
  // Asked for first: what comes in above the fields would move them away from whoever types.
  const [looks, setLooks] = useState(false)
  if (looks && !draft.isStale) setLooks(false)
  // One's own change is a newer version too, until its answer has led away from here.
  const isChangedMeanwhile = !form.busy && !looks && (draft.isStale || draft.isRenewed)
  return (
    <form ref={form.ref} className={`grid top gap-16 ${classes.form}`} onSubmit={event => void form.submit(event)} noValidate>
      <div className="grid shrinks gap-16">
        {draft.wasKept && !draft.isStale && (
          <Notice>
            <p className="flush">Wat je eerder invulde, staat er nog. Het is nog niet bewaard.</p>
          </Notice>
        )}
        {draft.isStale && looks && both}
        <div className={`card stack ${classes.fields}`}>{children}</div>
      </div>
      <div className={`grid shrinks gap-16 ${classes.aside}`}>
        {follows}
        {isChangedMeanwhile && <ChangedMeanwhile moment={moment} onLook={draft.isStale ? () => setLooks(true) : undefined} />}
        <Refusal>{form.refusal}</Refusal>
        <div className={`wrap gap-12 ${classes.buttons}`}>
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
