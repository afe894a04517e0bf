import { useChange } from '#client/cache.ts'
import { SecretDialog } from './secret-dialog.tsx'

type Props = { uuid: string; isFirst: boolean; onClose: () => void }
/** Makes a new secret for an API client. */
export default function ClientSecretDialog({ uuid, isFirst, onClose }: Props) {
  const { run } = useChange('POST /api_clients/{uuid}/secret')
  return (
    <SecretDialog
      {...{ isFirst, onClose }}
      make={() => run({ uuid })}
      use="Zet dit geheim in jullie programma, samen met het nummer van de API-client."
      keep="Bewaar het goed: je ziet het maar één keer. Wie het heeft, kan alles wat deze API-client mag."
    >
      <p>Het oude geheim blijft werken tot je het verwijdert. Zo kan het programma rustig wisselen.</p>
    </SecretDialog>
  )
}
