import { ActButton } from '#care/act/act-button.tsx'
import type { Client } from '#care/client-file/client.ts'
import { nameOf } from '#care/moment/care-moment.ts'
import { useChange } from '#client/cache.ts'

/** Closes the file of a client who no longer receives care. */
export function CloseClient({ client }: { client: Client }) {
  const { run } = useChange('PUT /clients/{uuid}/close')
  if (!client.allowedActions.includes('close')) return null
  return (
    <ActButton
      item={client}
      action="close"
      danger
      run={({ text }) => run({ uuid: client.uuid, body: { reason: text } })}
      done={`${nameOf(client)} is afgesloten.`}
      ask={{
        title: `${client.firstName} afsluiten?`,
        follows: (
          <p>
            Alle zorgvragen worden afgesloten. Er kan geen zorg meer worden gepland. Het dossier blijft bewaard zolang de wet dat
            vraagt. Dit is niet terug te draaien.
          </p>
        ),
        act: 'Cliënt sluiten',
        label: 'Waarom?',
        required: true,
        danger: true,
      }}
    >
      Sluiten
    </ActButton>
  )
}
