import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { inCareStatuses } from '../../../../../../contract/status-groups.ts'
import { nameOf } from '../../../../../care/moment/care-moment.ts'
import type { AnswerOf } from '../../../../../client/api.ts'
import { ask } from '../../../../../client/cache.ts'
import type { Taken } from '../../../../../components/use-late-field.ts'
import type { Draft } from '../draft.ts'
import { clientWords, orderBelow } from './fields.ts'

type Client = AnswerOf<'GET /clients'>['member'][number]
type Props = Taken & {
  value: Draft['client']
  onChange: (client: Draft['client'], found: Client | undefined) => void
  error?: string | undefined
}

// Two people may have the same name: the date of birth tells them apart.
const labelOf = (client: Client) =>
  client.birthDate ? `${nameOf(client)} (${client.birthDate.split('-').reverse().join('-')})` : nameOf(client)

/** The client: a list that filters while people type. */
export default function ClientField({ value, onChange, error, autoFocus, typed }: Props) {
  const [text, setText] = useState(typed || (value?.name ?? ''))
  const [asked] = useDebouncedValue(text === value?.name ? '' : text.trim(), 200)
  const clients = useQuery(
    ask('GET /clients', { query: { ...(asked && { search: asked }), status: inCareStatuses, itemsPerPage: 20 } }),
  ).data?.member
  const options = (clients ?? []).map(client => ({ value: client['@id'], label: labelOf(client) }))
  const chosen = value && !options.some(option => option.value === value.iri) ? [{ value: value.iri, label: value.name }] : []
  return (
    <Select
      {...clientWords}
      inputWrapperOrder={orderBelow}
      autoFocus={autoFocus}
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
