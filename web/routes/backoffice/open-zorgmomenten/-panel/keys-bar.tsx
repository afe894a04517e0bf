import { useEffect, useState } from 'react'
import { KeyHint } from '#care/keys/key-hint.tsx'
import { pressByKey, type ScreenKeys, useChosen } from '#care/keys/own-keys.ts'
import { late } from '#components/page/suspense.tsx'
import classes from './panel.module.css'

// What each key of the work list does; each presses its button, so a key never does what a button would not. Arrows and Enter belong to the
// list itself.
const ofList = [
  ['↑', 'Naar de vorige opdracht'],
  ['↓', 'Naar de volgende opdracht'],
  ['Enter', 'Openen, en het paneel in'],
] as const
const actKeys = [
  ['c', 'Ik pak deze, ook over van een collega'],
  ['b', 'De volgende bellen'],
  ['j', 'Aan de lijn: ja, komt'],
  ['n', 'Aan de lijn: nee, met een reden'],
  ['g', 'Aan de lijn: niet bereikt'],
  ['t', 'Aan de lijn: terugbellen, met een tijd'],
  ['1', 'De eerste reden of tijd; 2 tot en met 4 de volgende'],
  ['2', 'De tweede reden of tijd'],
  ['3', 'De derde reden of tijd'],
  ['4', 'De vierde reden'],
  ['m', 'De eerste openen die zich nog niet heeft gemeld'],
  ['w', 'Nog niet gemeld: is er wel'],
  ['z', 'Nog niet gemeld: vervanging zoeken'],
  ['v', 'Er tien tegelijk vragen met een bericht'],
] as const
const readKeys = [
  ['x', 'Waarom iemand niet kan: zoek op naam'],
  ['?', 'Deze toetsen tonen'],
] as const
const KeysDialog = late(() => import('#care/keys/keys-dialog.tsx'))
const ofPlanner: ScreenKeys = { screen: 'werklijst', keys: [...actKeys, ...readKeys] }
const ofReader: ScreenKeys = { screen: 'werklijst', keys: readKeys }
// A field gets the focus instead of a press.
const acts = { x: () => document.querySelector<HTMLInputElement>('input[data-key="x"]')?.focus() }

/** The keys of the work list, in a bar below it. Keys for actions are there with the opdracht they act on, and hidden from read-only users. */
export function KeysBar({ isPlanner, hasPanel }: { isPlanner: boolean; hasPanel: boolean }) {
  const ofWorkList = isPlanner ? ofPlanner : ofReader
  const { off } = useChosen('werklijst')
  const [showsAll, setShowsAll] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => pressByKey(event, document.body, ofWorkList, acts)
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [ofWorkList])
  return (
    <div className={`wrap-row sticky above-16 outlined small ${classes.keysBar}`}>
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd> door de lijst
      </span>
      <span>
        <kbd>Enter</kbd> openen
      </span>
      {!off && isPlanner && hasPanel && (
        <>
          <span>
            <KeyHint screen="werklijst" of="b" /> volgende bellen
          </span>
          <span>
            <KeyHint screen="werklijst" of="c" /> ik pak deze
          </span>
        </>
      )}
      <button className="to-end inherits" type="button" data-key="?" onClick={() => setShowsAll(true)}>
        <KeyHint screen="werklijst" of="?" /> alle toetsen
      </button>
      {showsAll && <KeysDialog of={ofWorkList} more={ofList} where="op dit scherm bent" onClose={() => setShowsAll(false)} />}
    </div>
  )
}
