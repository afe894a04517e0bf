import { useEffect, useState } from 'react'
import { pressByKey } from '../../../../care/keys/press-by-key.ts'
import { late } from '../../../../components/suspense.tsx'
import classes from './keys.module.css'
import { keys } from './keys.ts'

const KeysDialog = late(() => import('../../../../care/keys/keys-dialog.tsx'))
// Arrows and Enter belong to the list itself.
const letters = keys.flatMap(([key, does]) => (key.length === 1 ? [[key.toLowerCase(), does] as const] : []))

/** The keys of the work list, in a bar below it; each presses the button that has it. */
export function KeysBar() {
  const [showsAll, setShowsAll] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => pressByKey(event, document.body, letters)
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return (
    <div className={classes.keysBar}>
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd> door de lijst
      </span>
      <span>
        <kbd>Enter</kbd> openen
      </span>
      <span>
        <kbd>B</kbd> volgende bellen
      </span>
      <span>
        <kbd>C</kbd> ik pak deze
      </span>
      <button type="button" data-key="?" onClick={() => setShowsAll(true)}>
        <kbd>?</kbd> alle toetsen
      </button>
      {showsAll && <KeysDialog keys={keys} where="op dit scherm" onClose={() => setShowsAll(false)} />}
    </div>
  )
}
