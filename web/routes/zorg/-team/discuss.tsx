import { sayWhoReads } from '../-contact/who-reads.ts'
import MessageDialog from '../-parts/message-dialog.tsx'
import type { Face } from './faces.ts'

/** A confidential message to the client's manager about somebody who comes. */
export default function Discuss({ face, client, onClose }: { face: Face; client: string; onClose: () => void }) {
  const { firstName, lastName } = face
  return (
    <MessageDialog
      client={client}
      title={`Iets bespreken over ${firstName}`}
      about={`Over ${firstName} ${lastName}:`}
      label="Wat wilt u bespreken?"
      confidential
      lead={manager =>
        manager
          ? `${sayWhoReads(manager)} ${firstName} ziet het niet. ${manager} bespreekt met u wat er kan.`
          : `Dit gaat naar ons kantoor. ${firstName} ziet het niet. Wij bespreken met u wat er kan.`
      }
      onClose={onClose}
    />
  )
}
