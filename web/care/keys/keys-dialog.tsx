import { Button } from '../../components/button.tsx'
import { Dialog, DialogButtons } from '../../components/dialog.tsx'
import classes from './keys-dialog.module.css'
import type { Keys } from './press-by-key.ts'

type Props = { keys: Keys /** Where they work: 'in de ronde bent'. */; where: string; onClose: () => void }

/** The keys of a screen. */
export default function KeysDialog({ keys, where, onClose }: Props) {
  return (
    <Dialog title="Toetsen" onClose={onClose}>
      <p>Ze werken zolang je {where} bent, en nooit terwijl je typt.</p>
      <dl className={classes.keys}>
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <DialogButtons>
        <Button onClick={onClose}>Sluiten</Button>
      </DialogButtons>
    </Dialog>
  )
}
