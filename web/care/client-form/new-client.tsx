import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { queryOf, useChange } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { useDebouncedValue } from '#components/hooks/use-debounced-value.ts'
import { Notice } from '#components/page/notice.tsx'
import { addressLines } from '#rules/typed/address.ts'
import { isFoundIn } from '#rules/typed/folded.ts'
import { type Audience, clientHref } from '../client-page/client-search.ts'
import { nameOf } from '../moment/care-moment.ts'
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

type AlikeClientsProps = { firstName: string; lastName: string; audience: Pick<Audience, 'clients'> }

/** Clients who already have the name of a new one. Two people may share a name, so it blocks nothing. */
function AlikeClients({ firstName, lastName, audience }: AlikeClientsProps) {
  const name = useDebouncedValue(firstName.trim() && lastName.trim() ? `${firstName} ${lastName}` : '')
  const { data } = useQuery({ ...queryOf('GET /clients', { query: { search: name, itemsPerPage: 5 } }), enabled: name !== '' })
  // The search may also match a contact person or a street.
  const alike = name ? (data?.member ?? []).filter(client => isFoundIn(nameOf(client), name)) : []
  if (alike.length === 0) return null
  return (
    <Notice tone="attention" title="Bestaat deze al?" role="status">
      {alike.map(client => (
        <p key={client.uuid}>
          <AppLink href={clientHref(audience, client.uuid)}>{nameOf(client)}</AppLink>
          {client.birthDate ? `, geboren op ${client.birthDate.split('-').reverse().join('-')}` : ', geboortedatum onbekend'},{' '}
          {addressLines(client.contact.address).join(', ')}
        </p>
      ))}
      <p>Is het iemand anders? Ga dan gewoon verder.</p>
    </Notice>
  )
}
