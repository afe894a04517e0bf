import { useEffect, useRef, useState } from 'react'
import { Button } from '#components/controls/button.tsx'
import { Notice } from '#components/page/notice.tsx'
import { differing, type Values } from './differing.ts'
import classes from './edit.module.css'
import { type EditDraft, merged } from './use-edit-draft.ts'

type Props<V extends Values> = {
  draft: EditDraft<V>
  /** The current values on the server. */
  theirs: V
  labels: { [N in keyof V]: string }
  /** The text of a value. */
  say: (name: keyof V & string, values: V) => string
}

/** A conflict with a colleague's change: their values beside the user's, to choose per field or all at once. */
export function BothSides<V extends Values>({ draft, theirs, labels, say }: Props<V>) {
  const [chosen, setChosen] = useState<V>()
  const now = chosen ?? merged(draft, theirs)
  // Opened by a button, which then disappears: the focus moves here.
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  const fields = differing(theirs, draft.values)
  const take = (side: V, names: readonly (keyof V & string)[]) =>
    setChosen({ ...now, ...Object.fromEntries(names.map(name => [name, side[name]])) })
  const side = (name: keyof V & string, values: V, label: string) => (
    <label className={`row shrinks gap-10 breaks ${classes.side}`}>
      <input type="radio" name={`kant-${name}`} checked={now[name] === values[name]} onChange={() => take(values, [name])} />
      <span>
        <small>{label}</small>
        {say(name, values) || 'Leeg'}
      </span>
    </label>
  )
  return (
    <div ref={notice} tabIndex={-1}>
      <Notice tone="attention" role="alert" title="Een collega heeft dit intussen gewijzigd">
        <p>Wat jij invulde, staat er nog. Kies per veld wat het wordt; daarna kun je bewaren.</p>
        {fields.map(name => (
          <fieldset key={name} className={`grid gap-wrap above-12 ${classes.sides}`}>
            <legend className="strong">{labels[name]}</legend>
            {side(name, theirs, 'Staat er nu')}
            {side(name, draft.values, 'Van jou')}
          </fieldset>
        ))}
        <div className={`wrap gap-12 above-12 ${classes.buttons}`}>
          <Button onClick={() => draft.settle(now)}>Verder met deze keuzes</Button>
          <Button variant="default" onClick={() => draft.settle(draft.values)}>
            Alles van mij
          </Button>
          <Button variant="default" onClick={() => draft.settle(theirs)}>
            Alles zoals het nu is
          </Button>
        </div>
      </Notice>
    </div>
  )
}
