import { useEffect, useState } from 'react'
import { pressByKey } from '../../../../care/keys/press-by-key.ts'
import { late } from '../../../../components/suspense.tsx'
import classes from './keys.module.css'

// What each key of the work list does; each presses the button that has it, so a key never does what a button would not.
const keys = [
  ['↑', 'Naar de vorige opdracht'],
  ['↓', 'Naar de volgende opdracht'],
  ['Enter', 'Openen, en het paneel in'],
  ['C', 'Ik pak deze, ook over van een collega'],
  ['B', 'De volgende bellen'],
  ['J', 'Aan de lijn: ja, komt'],
  ['N', 'Aan de lijn: nee, met een reden'],
  ['G', 'Aan de lijn: niet bereikt'],
  ['T', 'Aan de lijn: terugbellen, met een tijd'],
  ['1', 'De eerste reden of tijd; 2 tot en met 4 de volgende'],
  ['2', 'De tweede reden of tijd'],
  ['3', 'De derde reden of tijd'],
  ['4', 'De vierde reden'],
  ['M', 'De eerste openen die zich nog niet heeft gemeld'],
  ['W', 'Nog niet gemeld: is er wel'],
  ['Z', 'Nog niet gemeld: vervanging zoeken'],
  ['V', 'Er tien tegelijk vragen met een bericht'],
  ['?', 'Deze toetsen tonen'],
] as const
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
