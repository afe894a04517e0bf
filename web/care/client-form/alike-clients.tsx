import { useQuery } from '@tanstack/react-query'
import { ask } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { useDebouncedValue } from '#components/hooks/use-debounced-value.ts'
import { Notice } from '#components/page/notice.tsx'
import { addressLines } from '#rules/typed/address.ts'
import { isFoundIn } from '#rules/typed/folded.ts'
import { type Audience, clientHref } from '../client-page/client-search.ts'
import { nameOf } from '../moment/care-moment.ts'

type Props = { firstName: string; lastName: string; audience: Pick<Audience, 'clients'> }

/** Clients who already have the name of a new one. Two people may share a name, so it blocks nothing. */
export function AlikeClients({ firstName, lastName, audience }: Props) {
  const name = useDebouncedValue(firstName.trim() && lastName.trim() ? `${firstName} ${lastName}` : '')
  const { data } = useQuery({ ...ask('GET /clients', { query: { search: name, itemsPerPage: 5 } }), enabled: name !== '' })
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
