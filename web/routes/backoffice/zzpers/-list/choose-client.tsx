import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { nameOf } from '../../../../care/moment/care-moment.ts'
import { ask } from '../../../../client/cache.ts'
import { type Choosable, Combobox } from '../../../../components/combobox.tsx'

type Props = { value: Choosable | null; onChange: (client: Choosable | null) => void }

/** A client, found by name. */
export function ChooseClient(props: Props) {
  const [typed, setTyped] = useState('')
  const { data, isPending, isPlaceholderData, isError, refetch } = useQuery(
    ask('GET /clients', { query: { ...(typed && { search: typed }), itemsPerPage: 20 } }),
  )
  const options = (data?.member ?? []).map(client => ({
    value: client.uuid,
    label: nameOf(client),
    about: `${client.responsibleLocation.name}, ${client.contact.address.city}`,
  }))
  return (
    <Combobox
      label="Cliënt"
      placeholder="Zoek op naam, nummer of adres"
      search={{ onSearch: setTyped, busy: isPending || isPlaceholderData, failed: isError, onRetry: refetch }}
      options={options}
      {...props}
    />
  )
}
