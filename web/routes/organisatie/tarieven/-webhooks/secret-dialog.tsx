import { useState } from 'react'
import { SecretDialog } from '#care/api-clients/secret-dialog.tsx'
import { useChange } from '#client/cache.ts'
import { Choices } from '#components/controls/choices.tsx'

const hours = [
  { value: 24, label: 'Werkt nog 24 uur' },
  { value: 168, label: 'Werkt nog een week' },
  { value: 0, label: 'Werkt meteen niet meer' },
] as const

type Props = { endpoint: { uuid: string; version: number; secretMadeAt?: string | undefined }; onClose: () => void }
/** Makes a new secret for an endpoint; the old one may keep working for a while. */
export default function EndpointSecretDialog({ endpoint: { uuid, version, secretMadeAt }, onClose }: Props) {
  const { run } = useChange('POST /webhook_endpoints/{uuid}/secret')
  const [oldValidHours, setOldValidHours] = useState<number>(24)
  return (
    <SecretDialog
      isFirst={secretMadeAt === undefined}
      make={() => run({ uuid, body: { oldValidHours, version } })}
      use="Zet dit geheim in jullie programma. Daarmee controleert het of een bericht van Zorginzet komt."
      keep="Bewaar het goed: je ziet het maar één keer."
      onClose={onClose}
    >
      <Choices
        label="Het oude geheim"
        help="Zolang het oude nog werkt, staat bij elk bericht een handtekening met beide."
        look="column"
        choices={hours}
        chosen={[oldValidHours]}
        onChange={([chosen]) => setOldValidHours(chosen!)}
      />
    </SecretDialog>
  )
}
