import { Button } from '#components/controls/button.tsx'
import { Dialog, DialogButtons } from '#components/layers/dialog.tsx'

/** How to install the app on an iPhone or iPad, where we cannot prompt for it. */
export default function InstallByHand({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="App installeren" onClose={onClose}>
      <p>Zo komt Zorginzet tussen de andere apps:</p>
      <ol className="marked">
        <li>Tik op het deelteken: het vierkantje met de pijl omhoog.</li>
        <li>Kies ‘Zet op beginscherm’.</li>
        <li>Tik op ‘Voeg toe’.</li>
      </ol>
      <DialogButtons>
        <Button onClick={onClose}>Begrepen</Button>
      </DialogButtons>
    </Dialog>
  )
}
