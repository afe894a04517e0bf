import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { AnswerOf } from '#client/api.ts'
import { queryOnceOf } from '#client/cache.ts'
import { MultiCombobox } from '#components/fields/combobox.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import classes from '../order.module.css'
import { ClientField } from './client-field.tsx'
import type { FieldsProps } from './fields.ts'
import { type TextWord, textWords, WordFields } from './word-fields.tsx'

type Named = { '@id': string; name: string }
const options = (named: readonly Named[] | undefined) => (named ?? []).map(one => ({ value: one['@id'], label: one.name }))
const withNone = (label: string, named: readonly Named[] | undefined) => [{ value: '', label }, ...options(named)]

type Props = FieldsProps & {
  locations: AnswerOf<'GET /organization_locations'>['member'] | undefined
  levels: AnswerOf<'GET /expertise_levels'>['member'] | undefined
  /** The title when none is entered. */
  suggestion: string
}

const invoiceTexts: readonly TextWord[] = ['orderNumber', 'costCentre']
const generalTexts = textWords.filter(word => !invoiceTexts.includes(word))

/** Client, location and requirements. */
export function WhatFields({ form, locations, levels, suggestion }: Props) {
  const serviceTypes = useQuery(queryOnceOf('GET /service_types', { query: { selectable: true } })).data?.member
  const only = locations?.length === 1 ? locations[0] : undefined
  useEffect(() => {
    if (only && !form.values.location) form.set({ location: only['@id'] })
  }, [only, form.values.location])
  return (
    <>
      <ClientPart {...{ form, locations }} />
      <SelectField
        label="Locatie"
        required
        {...form.field('location')}
        choices={only ? options([only]) : withNone('Kies een locatie', locations)}
      />
      <SelectField label="Niveau" required {...form.field('level')} choices={withNone('Kies een niveau', levels)} />
      <SelectField label="Soort zorg" {...form.field('serviceType')} choices={withNone('Niet opgegeven', serviceTypes)} />
      <ActsField form={form} />
      <WordFields words={generalTexts} text={form.text} className={classes.wide} suggestion={suggestion} />
      <ReferenceFields form={form} />
    </>
  )
}

/** Rarely used: folded, with a summary on its line. */
function ReferenceFields({ form }: FieldsProps) {
  const given = invoiceTexts
    .map(word => form.values[word].trim())
    .filter(Boolean)
    .join(', ')
  return (
    <details className={`fold ${classes.wide}`}>
      <summary>Op de factuur{given && `: ${given}`}</summary>
      <div className="grid gap-16 above-12">
        <WordFields words={invoiceTexts} text={form.text} />
      </div>
    </details>
  )
}

function ClientPart({ form, locations }: Omit<Props, 'levels' | 'suggestion'>) {
  const { client: value, audience } = form.values
  const own = (iri: string | undefined) => locations?.some(location => location['@id'] === iri)
  return (
    <ClientField
      value={value}
      error={form.errorAt('client')}
      onChange={(client, found) => {
        const home = found?.responsibleLocation['@id']
        form.set({
          client,
          ...(home && own(home) && { location: home }),
          ...(!client && audience === 'care_team' && { audience: 'everyone' }),
        })
      }}
    />
  )
}

function ActsField({ form }: FieldsProps) {
  const choices = options(useQuery(queryOnceOf('GET /acts', { query: { selectable: true } })).data?.member)
  return (
    <MultiCombobox
      label="Handelingen"
      name="acts"
      placeholder="Kies handelingen"
      description="Alleen wie hierin bekwaam is, kan reageren."
      helpBelow
      options={choices}
      values={form.values.acts}
      onChange={acts => form.set({ acts })}
      error={form.errorAt('acts')}
    />
  )
}
