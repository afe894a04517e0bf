import MessageDialog from '../-parts/message-dialog.tsx'
import type { Face } from './faces.ts'

/** Tells the client's manager, and nobody else, that the family would rather not have somebody again. */
export default function RatherNot({ face, client, onClose }: { face: Face; client: string; onClose: () => void }) {
  const { firstName, lastName } = face
  return (
    <MessageDialog
      client={client}
      title={`Liever niet meer ${firstName}?`}
      about={`Liever niet meer: ${firstName} ${lastName}.`}
      label="Wat is er aan de hand?"
      lead={who => `Alleen ${who} leest dit. ${firstName} ziet het niet. Samen kijkt u wat er kan.`}
      optional
      onClose={onClose}
    />
  )
}
