import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf, queryOnceOf } from '#client/cache.ts'
import { MultiCombobox } from '#components/fields/combobox.tsx'
import { uuidOf } from '#contract/language.ts'

type Props = { values: readonly string[]; onChange: (values: string[]) => void; error: string | undefined }

/** The locations of a roster, found by name among those the reader may see; none means all. */
export function PlaceField({ values, onChange, error }: Props) {
  const [asked, setAsked] = useState('')
  const { data, isPending, isPlaceholderData, isError, refetch } = useQuery(
    queryOf('GET /organization_locations', { query: { ...(asked && { search: asked }), itemsPerPage: 30 } }),
  )
  // Earlier choices need not be among the current results.
  const chosen = useQueries({
    queries: values.map(iri => queryOnceOf('GET /organization_locations/{uuid}', { uuid: uuidOf(iri) })),
  })
  const known = [...chosen.flatMap(each => each.data ?? []), ...(data?.member ?? [])]
  return (
    <MultiCombobox
      label="Locaties"
      placeholder="Alle locaties"
      description="Laat leeg voor alle locaties."
      helpBelow
      search={{ onSearch: setAsked, busy: isPending || isPlaceholderData, failed: isError, onRetry: refetch }}
      options={[...new Map(known.map(place => [place['@id'], place])).values()].map(place => ({
        value: place['@id'],
        label: place.name,
        about: `${place.organization.name}, ${place.city}`,
      }))}
      values={values}
      onChange={onChange}
      error={error}
    />
  )
}

/** The levels of expertise of the work; none means all. */
export function LevelField({ values, onChange, error }: Props) {
  const levels = useQuery(queryOnceOf('GET /expertise_levels', { query: { pagination: false, isSelectable: true } }))
  return (
    <MultiCombobox
      label="Niveaus"
      placeholder="Alle niveaus"
      description="Laat leeg voor alle niveaus."
      helpBelow
      options={(levels.data?.member ?? []).map(level => ({ value: level['@id'], label: level.name }))}
      values={values}
      onChange={onChange}
      error={error}
    />
  )
}
