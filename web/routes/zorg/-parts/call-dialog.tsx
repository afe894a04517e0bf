import { Dialog } from '#components/layers/dialog.tsx'
import { WhomToCall } from './whom-to-call.tsx'

/** Whom to call now, over the screen. */
export default function CallDialog({ client, onClose }: { client: string | undefined; onClose: () => void }) {
  return (
    <Dialog title="Wie kunt u bellen?" onClose={onClose}>
      <WhomToCall client={client} />
    </Dialog>
  )
}
