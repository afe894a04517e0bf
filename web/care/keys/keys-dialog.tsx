import { useState } from 'react'
import { Button } from '#components/controls/button.tsx'
import { Checkbox } from '#components/controls/checkbox.tsx'
import { Dialog, DialogButtons } from '#components/layers/dialog.tsx'
import { Refusal } from '#components/page/refusal.tsx'
import classes from './keys.module.css'
import { choose, pressedFor, type ScreenKeys, useChosen } from './own-keys.ts'

type Props = {
  of: ScreenKeys
  /** Keys of the list itself, which are not letters and cannot be changed. */
  more?: ScreenKeys['keys']
  /** Where they work: 'in de ronde bent'. */
  where: string
  onClose: () => void
}

/**
 * The keyboard shortcuts of a screen: what each does, whether they are on, and which letter it is, for people who want another.
 */
export default function KeysDialog({ of: { screen, keys }, more = [], where, onClose }: Props) {
  const chosen = useChosen(screen)
  const [refusal, refuse] = useState('')
  const isOwn = Object.keys(chosen.own).length > 0
  const change = (key: string, does: string, typed: string) => {
    // The old letter may come before or after the typed one.
    const to = [...typed.toLowerCase()].find(letter => letter.trim() !== '' && letter !== (chosen.own[key] ?? key))
    if (!to) return
    const other = keys.find(([known]) => known !== key && (chosen.own[known] ?? known) === to)
    refuse(other ? `De toets ${to.toUpperCase()} is er al: ${other[1]}. Kies voor “${does}” een andere.` : '')
    if (!other) choose(screen, { own: { ...chosen.own, [key]: to } })
  }
  return (
    <Dialog title="Toetsen" onClose={onClose}>
      <p>Ze werken zolang je {where}, en nooit terwijl je typt. Wil je een andere toets? Typ die in het vakje.</p>
      <Checkbox
        label="Toetsen gebruiken"
        checked={!chosen.off}
        onChange={event => choose(screen, { off: !event.currentTarget.checked })}
      />
      <dl className={`grid gap-8 ${classes.keys}`}>
        {more.map(([key, does]) => (
          <div className="row gap-12" key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
        {keys.map(([key, does]) => (
          <div className="row gap-12" key={key}>
            <dt>
              <input
                className={`tap full rounded on-card inherits ${classes.own}`}
                aria-label={`Toets voor: ${does}`}
                autoComplete="off"
                disabled={chosen.off}
                value={(pressedFor({ ...chosen, off: false }, key) ?? '').toUpperCase()}
                onChange={event => change(key, does, event.currentTarget.value)}
                onFocus={event => event.currentTarget.select()}
              />
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Refusal>{refusal}</Refusal>
      <DialogButtons>
        {isOwn && (
          <Button variant="default" onClick={() => choose(screen, { own: {} })}>
            Terug naar de gewone toetsen
          </Button>
        )}
        <Button onClick={onClose}>Sluiten</Button>
      </DialogButtons>
    </Dialog>
  )
}
