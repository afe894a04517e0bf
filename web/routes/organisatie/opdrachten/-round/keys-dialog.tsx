import { Button } from '../../../../components/button.tsx'
import { Dialog, DialogButtons } from '../../../../components/dialog.tsx'
import { keys } from './keys.ts'
import classes from './round.module.css'

/** The keys of the round. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Toetsen" onClose={onClose}>
      <p>Ze werken zolang je in de ronde bent, en nooit terwijl je typt.</p>
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
