import { Button } from '../../components/button.tsx'
import { Dialog, DialogButtons } from '../../components/dialog.tsx'
import classes from './keys-dialog.module.css'

/** What the keys of a screen do; `when` says where they work. */
export default function KeysDialog({
  keys,
  when,
  onClose,
}: {
  keys: readonly (readonly [key: string, what: string])[]
  when: string
  onClose: () => void
}) {
  return (
    <Dialog title="Toetsen" onClose={onClose}>
      <p>{when}</p>
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
