import { useState } from 'react'
import { ChooseClient } from '#care/client-form/choose-client.tsx'
import { Button } from '#components/controls/button.tsx'
import type { Choosable } from '#components/fields/combobox.tsx'
import { Dialog, DialogButtons } from '#components/layers/dialog.tsx'
import { ChooseMoment } from './choose-moment.tsx'

type Props = { onNarrow: (change: { careMoment?: string; zorgteam?: string }) => void; onClose: () => void }

/** Narrows the list to those available for a moment, or on a client's care team: both are found by searching. */
export default function NarrowDialog({ onNarrow, onClose }: Props) {
  const [moment, setMoment] = useState<Choosable | null>(null)
  const [client, setClient] = useState<Choosable | null>(null)
  const show = () => {
    onNarrow({ ...(moment && { careMoment: moment.value }), ...(client && { zorgteam: client.value }) })
    onClose()
  }
  return (
    <Dialog title="Voor een opdracht of cliënt" onClose={onClose}>
      <ChooseMoment value={moment} onChange={setMoment} description="Je ziet wie deze opdracht kan en mag doen." />
      <ChooseClient value={client} onChange={setClient} />
      <DialogButtons>
        <Button disabled={!moment && !client} onClick={show}>
          Toon zorgverleners
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
