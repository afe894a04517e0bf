import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '../../../../../client/api.ts'
import { ask } from '../../../../../client/cache.ts'
import { nameOf } from '../../../-parts/moment.ts'
import type { Draft } from './draft.ts'
import { helpBelow } from './fields.ts'

type Client = AnswerOf<'GET /clients'>['member'][number]
type Props = {
  value: Draft['client']
  onChange: (client: Draft['client'], found: Client | undefined) => void
  error?: string | undefined
}

// Two people may have the same name: the date of birth tells them apart.
const labelOf = (client: Client) =>
  client.birthDate ? `${nameOf(client)} (${client.birthDate.split('-').reverse().join('-')})` : nameOf(client)

/** For whom it is: a list that is searched while one types. */
export function ClientField({ value, onChange, error }: Props) {
  const [text, setText] = useState(value?.name ?? '')
  const [asked] = useDebouncedValue(text === value?.name ? '' : text.trim(), 200)
  const clients = useQuery(
    ask('GET /clients', { query: { ...(asked && { search: asked }), status: ['new', 'active'], itemsPerPage: 20 } }),
  ).data?.member
  const options = (clients ?? []).map(client => ({ value: client['@id'], label: labelOf(client) }))
  const chosen = value && !options.some(option => option.value === value.iri) ? [{ value: value.iri, label: value.name }] : []
  return (
    <Select
      label="Cliënt"
      {...helpBelow}
      description="Zorgverleners zien pas na toewijzing voor wie het is."
      name="client"
      placeholder="Zoek op naam"
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'Cliënt wissen' }}
      nothingFoundMessage={clients ? 'Geen cliënt gevonden.' : 'Zoeken…'}
      data={[...chosen, ...options]}
      filter={({ options: all }) => all}
      value={value?.iri ?? null}
      searchValue={text}
      onSearchChange={setText}
      onChange={(iri, option) =>
        onChange(
          iri && option ? { iri, name: option.label } : null,
          clients?.find(client => client['@id'] === iri),
        )
      }
      error={error}
    />
  )
}
