import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { AnswerOf } from '../../../../../client/api.ts'
import { askOnce } from '../../../../../client/cache.ts'
import { MultiCombobox } from '../../../../../components/combobox.tsx'
import { SelectField } from '../../../../../components/select-field.tsx'
import { TextArea } from '../../../../../components/text-area.tsx'
import { TextField } from '../../../../../components/text-field.tsx'
import classes from '../order-form.module.css'
import { ClientField } from './client-field.tsx'
import type { FieldsProps } from './fields.ts'

type Named = { '@id': string; name: string }
const options = (named: readonly Named[] | undefined) => (named ?? []).map(one => ({ value: one['@id'], label: one.name }))
const withNone = (label: string, named: readonly Named[] | undefined) => [{ value: '', label }, ...options(named)]

type Props = FieldsProps & {
  locations: AnswerOf<'GET /organization_locations'>['member'] | undefined
  levels: AnswerOf<'GET /expertise_levels'>['member'] | undefined
  /** The title when people give none. */
  suggestion: string
}

/** For whom, where, and what is asked. */
export function WhatFields({ draft, errors, set, locations, levels, suggestion }: Props) {
  const serviceTypes = useQuery(askOnce('GET /service_types', { query: { selectable: true } })).data?.member
  const only = locations?.length === 1 ? locations[0] : undefined
  useEffect(() => {
    if (only && !draft.location) set({ location: only['@id'] })
  }, [only, draft.location])
  return (
    <>
      <ClientPart {...{ draft, errors, set, locations }} />
      <SelectField
        label="Locatie"
        name="location"
        required
        value={draft.location}
        onChange={location => set({ location })}
        choices={only ? options([only]) : withNone('Kies een locatie', locations)}
        error={errors.location}
      />
      <SelectField
        label="Niveau"
        name="level"
        required
        value={draft.level}
        onChange={level => set({ level })}
        choices={withNone('Kies een niveau', levels)}
        error={errors.level}
      />
      <SelectField
        label="Soort zorg"
        name="serviceType"
        value={draft.serviceType}
        onChange={serviceType => set({ serviceType })}
        choices={withNone('Niet opgegeven', serviceTypes)}
        error={errors.serviceType}
      />
      <ActsField {...{ draft, errors, set }} />
      <TextField
        label="Titel"
        name="title"
        maxLength={120}
        placeholder={suggestion}
        helpBelow
        description="Laat leeg voor de titel die er grijs staat."
        value={draft.title}
        onChange={event => set({ title: event.currentTarget.value })}
        error={errors.title}
      />
      <TextArea
        className={classes.wide}
        label="Omschrijving"
        name="description"
        helpBelow
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

function ClientPart({ draft, errors, set, locations }: Omit<Props, 'levels' | 'suggestion'>) {
  const own = (iri: string | undefined) => locations?.some(location => location['@id'] === iri)
  return (
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
  )
}

function ActsField({ draft: { acts }, errors, set }: FieldsProps) {
  const choices = options(useQuery(askOnce('GET /acts', { query: { selectable: true } })).data?.member)
  return (
    <MultiCombobox
      label="Handelingen"
      name="acts"
      placeholder="Kies handelingen"
      description="Alleen wie hierin bekwaam is, kan reageren."
      helpBelow
      options={choices}
      values={acts}
      onChange={chosen => set({ acts: chosen })}
      error={errors.acts}
    />
  )
}
