import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'
import { Combobox } from '#components/fields/combobox.tsx'
import { inCareStatuses } from '#contract/status-groups.ts'
import { nameOf } from '../../moment/care-moment.ts'
import type { Draft } from '../draft.ts'

type Client = AnswerOf<'GET /clients'>['member'][number]
type Props = {
  value: Draft['client']
  onChange: (client: Draft['client'], found: Client | undefined) => void
  error: string | undefined
}

/** Searches for a client while the user types. */
export function ClientField({ value, onChange, error }: Props) {
  const [asked, setAsked] = useState('')
  const { data, isPending, isPlaceholderData, isError, refetch } = useQuery(
    queryOf('GET /clients', { query: { ...(asked && { search: asked }), status: inCareStatuses, itemsPerPage: 20 } }),
  )
  const clients = data?.member ?? []
  return (
    <Combobox
      label="Cliënt"
      name="client"
      placeholder="Zoek op naam, nummer of adres"
      description="Zorgverleners zien pas na toewijzing voor wie het is."
      helpBelow
      search={{ onSearch: setAsked, busy: isPending || isPlaceholderData, failed: isError, onRetry: refetch }}
      options={clients.map(client => ({
        value: client['@id'],
        label: nameOf(client),
        // Tells apart people with the same name.
        about: client.birthDate && `Geboren op ${client.birthDate.split('-').reverse().join('-')}`,
      }))}
      value={value && { value: value.iri, label: value.name }}
      onChange={option =>
        onChange(
          option && { iri: option.value, name: option.label },
          clients.find(client => client['@id'] === option?.value),
        )
      }
      error={error}
    />
  )
}
