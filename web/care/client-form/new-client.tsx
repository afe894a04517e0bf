import { useRouter } from '@tanstack/react-router'
import { useChange } from '#client/cache.ts'
import { type Audience, clientHref } from '../client-page/client-search.ts'
import { nameOf } from '../moment/care-moment.ts'
import { AlikeClients } from './alike-clients.tsx'
import { ClientDialog } from './client-dialog.tsx'
import { emptyClient } from './client-form.ts'

/** The form for a new client; afterwards the client's page opens. */
export default function NewClient({ audience, onClose }: { audience: Pick<Audience, 'clients'>; onClose: () => void }) {
  const router = useRouter()
  const { run } = useChange('POST /organization_locations/clients')
  return (
    <ClientDialog
      title="Nieuwe cliënt"
      act="Cliënt toevoegen"
      draft="nieuwe-client"
      start={emptyClient}
      aboutName={({ firstName, lastName }) => <AlikeClients {...{ firstName, lastName, audience }} />}
      send={body => run({ body })}
      done={async client => {
        await router.navigate({ href: clientHref(audience, client.uuid) })
        return `${nameOf(client)} is toegevoegd.`
      }}
      onClose={onClose}
    />
  )
}
