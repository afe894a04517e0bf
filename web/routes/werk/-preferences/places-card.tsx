import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormOf } from '#care/form/use-form.ts'
import { queryOf } from '#client/cache.ts'
import { IconButton } from '#components/controls/icon-button.tsx'
import { Combobox } from '#components/fields/combobox.tsx'
import { CloseIcon, PinIcon } from '#components/marks/icons.tsx'
import { Card } from '#components/page/page.tsx'
import { Effect } from './effect.tsx'
import classes from './preferences.module.css'
import type { Wishes } from './wishes.ts'

const max = 100

/** Where someone likes to work: locations of organizations, found by name or city. */
export function PlacesCard({ form }: { form: FormOf<Wishes> }) {
  const [term, search] = useState('')
  const found = useQuery({
    ...queryOf('GET /organization_locations', { query: { itemsPerPage: 20, ...(term && { search: term }) } }),
    placeholderData: keepPreviousData as never,
  })
  const { locations } = form.values
  const member = found.data?.member ?? []
  const options = member
    .filter(one => !locations.some(other => other['@id'] === one['@id']))
    .map(one => ({ value: one['@id'], label: one.name, about: `${one.organization.name}, ${one.city}` }))
  const add = (iri: string | undefined) => {
    const place = member.find(one => one['@id'] === iri)
    if (place) form.set({ locations: [...locations, { '@id': place['@id'], name: place.name, city: place.city }] })
  }
  return (
    <Card title="Waar werk je graag?">
      {locations.length > 0 ? (
        <ul className={`below-16 ${classes.places}`} aria-label="Favoriete locaties">
          {locations.map(place => (
            <li key={place['@id']}>
              <PinIcon size={20} />
              <span>
                <strong>{place.name}</strong>
                <span className="soft small">{place.city}</span>
              </span>
              <IconButton
                aria-label={`${place.name} verwijderen`}
                onClick={() => form.set({ locations: locations.filter(one => one !== place) })}
              >
                <CloseIcon size={18} />
              </IconButton>
            </li>
          ))}
        </ul>
      ) : (
        <p className="above-8 soft small">Je hebt nog geen favoriete locaties.</p>
      )}
      {locations.length < max && (
        <Combobox
          key={locations.length}
          label="Locatie toevoegen"
          description="Zoek op de naam, de organisatie of de plaats."
          options={options}
          value={null}
          onChange={option => add(option?.value)}
          search={{
            onSearch: search,
            busy: found.isFetching,
            failed: found.isError && !found.data,
            onRetry: found.refetch,
          }}
          error={form.errorAt('locations')}
        />
      )}
      <Effect>Planners zien dit als ze iemand zoeken. Het aantal opdrachten blijft gelijk.</Effect>
    </Card>
  )
}
