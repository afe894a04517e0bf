import { useRouter } from '@tanstack/react-router'
import { nameOf } from '../../../../care/moment/care-moment.ts'
import { useChange } from '../../../../client/cache.ts'
import { clientHref } from '../../-parts/client-href.ts'
import { ClientDialog } from './client-dialog.tsx'
import { emptyClient } from './client-form.ts'

/** The form of a new client; afterwards one is on the client's page. */
export default function NewClient({ onClose }: { onClose: () => void }) {
  const router = useRouter()
  const { run } = useChange('POST /organization_locations/clients')
  return (
    <ClientDialog
      title="Nieuwe cliënt"
      act="Cliënt toevoegen"
      draft="nieuwe-client"
      start={emptyClient}
      send={body => run({ body })}
      done={async client => {
        await router.navigate({ href: clientHref(client.uuid) })
        return `${nameOf(client)} is toegevoegd.`
      }}
      onClose={onClose}
    />
  )
}
