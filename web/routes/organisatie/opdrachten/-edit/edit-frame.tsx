import type { ReactNode } from 'react'
import type { Address } from '../../../../../contract/addresses.ts'
import type { FormOf } from '../../../../care/form/use-form.ts'
import { Button } from '../../../../components/button.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { Refusal } from '../../../../components/refusal.tsx'
import classes from './edit.module.css'
import type { EditDraft, Values } from './use-edit-draft.ts'

type Props<V extends Values> = {
  form: FormOf<V>
  draft: EditDraft<V>
  /** What it is now beside what was typed, while a colleague changed it. */
  both: ReactNode
  follows: ReactNode
  /** The server would refuse it, or has not said yet. */
  blocked: boolean
  back: Address
  children: ReactNode
}

/** A form over what is there: its fields, what a change means, and the way back, which keeps what was typed. */
export function EditFrame<V extends Values>({ form, draft, both, follows, blocked, back, children }: Props<V>) {
  const isChanged = draft.changed.length > 0
  return (
    <form ref={form.ref} className={classes.form} onSubmit={event => void form.submit(event)} noValidate>
      <div className={classes.main}>
        {draft.wasKept && !draft.isStale && (
          <Notice>
            <p className={classes.kept}>Wat je eerder invulde, staat er nog. Het is nog niet bewaard.</p>
          </Notice>
        )}
        {draft.isStale && both}
        <div className={classes.fields}>{children}</div>
      </div>
      <div className={classes.aside}>
        {follows}
        <Refusal>{form.refusal}</Refusal>
        <div className={classes.buttons}>
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
