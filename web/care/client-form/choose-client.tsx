import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Args } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'
import { type Choosable, Combobox } from '#components/fields/combobox.tsx'
import { nameOf } from '../moment/care-moment.ts'

type Props = {
  label?: string
  /** Narrows the choice; by default all clients the reader sees. */
  among?: Args<'GET /clients'>['query']
  /** A client that cannot be chosen. */
  but?: string
  value: Choosable | null
  onChange: (client: Choosable | null) => void
  error?: string | undefined
}

/** Chooses a client by name. */
export function ChooseClient({ label = 'Cliënt', among, but, ...props }: Props) {
  const [typed, setTyped] = useState('')
  const { data, isPending, isPlaceholderData, isError, refetch } = useQuery(
    queryOf('GET /clients', { query: { ...among, ...(typed && { search: typed }), itemsPerPage: 20 } }),
  )
  const options = (data?.member ?? [])
    .filter(({ uuid }) => uuid !== but)
    .map(client => ({
      value: client.uuid,
      label: nameOf(client),
      about: [
        `nr. ${client.number}`,
        client.birthDate?.split('-').reverse().join('-'),
        client.responsibleLocation.name,
        client.contact.address.city,
      ]
        .filter(Boolean)
        .join(', '),
    }))
  return (
    <Combobox
      label={label}
      placeholder="Zoek op naam, nummer of adres"
      search={{ onSearch: setTyped, busy: isPending || isPlaceholderData, failed: isError, onRetry: refetch }}
      options={options}
      {...props}
    />
  )
}
