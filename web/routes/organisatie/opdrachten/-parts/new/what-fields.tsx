import { MultiSelect, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { AnswerOf } from '../../../../../client/api.ts'
import { askOnce } from '../../../../../client/cache.ts'
import { ClientField } from './client-field.tsx'
import { type FieldsProps, helpBelow } from './fields.ts'
import classes from './order-form.module.css'

type Named = { '@id': string; name: string }
const options = (named: readonly Named[] | undefined) => (named ?? []).map(one => ({ value: one['@id'], label: one.name }))
const withNone = (label: string, named: readonly Named[] | undefined) => [{ value: '', label }, ...options(named)]

type Props = FieldsProps & {
  locations: AnswerOf<'GET /organization_locations'>['member'] | undefined
  levels: AnswerOf<'GET /expertise_levels'>['member'] | undefined
  /** The title for who gives none. */
  suggestion: string
}

/** For whom, where, and what is asked. */
export function WhatFields({ draft, errors, set, locations, levels, suggestion }: Props) {
  const serviceTypes = useQuery(askOnce('GET /service_types', { query: { selectable: true } })).data?.member
  const acts = useQuery(askOnce('GET /acts', {})).data?.member
  const only = locations?.length === 1 ? locations[0] : undefined
  useEffect(() => {
    if (only && !draft.location) set({ location: only['@id'] })
  }, [only, draft.location])
  const own = (iri: string | undefined) => locations?.some(location => location['@id'] === iri)
  return (
    <>
      <ClientField
        value={draft.client}
        error={errors.client}
        onChange={(client, found) => {
          const home = found?.responsibleLocation['@id']
          set({
            client,
            ...(home && own(home) && { location: home }),
            ...(!client && draft.audience === 'care_team' && { audience: 'everyone' }),
          })
        }}
      />
      <NativeSelect
        size="md"
        label="Locatie"
        name="location"
        required
        value={draft.location}
        onChange={event => set({ location: event.currentTarget.value })}
        data={only ? options([only]) : withNone('Kies een locatie', locations)}
        error={errors.location}
      />
      <NativeSelect
        size="md"
        label="Niveau"
        name="level"
        required
        value={draft.level}
        onChange={event => set({ level: event.currentTarget.value })}
        data={withNone('Kies een niveau', levels)}
        error={errors.level}
      />
      <NativeSelect
        size="md"
        label="Soort zorg"
        name="serviceType"
        value={draft.serviceType}
        onChange={event => set({ serviceType: event.currentTarget.value })}
        data={withNone('Niet opgegeven', serviceTypes)}
        error={errors.serviceType}
      />
      <MultiSelect
        label="Handelingen"
        name="acts"
        {...helpBelow}
        description="Alleen wie hierin bekwaam is, kan reageren."
        placeholder={draft.acts.length > 0 ? '' : 'Kies handelingen'}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': 'Handelingen wissen' }}
        hidePickedOptions
        nothingFoundMessage="Geen handeling gevonden."
        data={options(acts)}
        value={draft.acts}
        onChange={chosen => set({ acts: chosen })}
        error={errors.acts}
      />
      <TextInput
        label="Titel"
        name="title"
        maxLength={120}
        placeholder={suggestion}
        {...helpBelow}
        description="Laat leeg voor de titel die er grijs staat."
        value={draft.title}
        onChange={event => set({ title: event.currentTarget.value })}
        error={errors.title}
      />
      <Textarea
        className={classes.wide}
        size="md"
        label="Omschrijving"
        name="description"
        {...helpBelow}
        description="Wat doet de zorgverlener, en wat is goed om vooraf te weten? Noem geen namen van cliënten."
        rows={4}
        maxLength={4000}
        value={draft.description}
        onChange={event => set({ description: event.currentTarget.value })}
        error={errors.description}
      />
    </>
  )
}
