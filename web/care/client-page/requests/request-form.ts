// The form of a care request.

import { isShaped } from '#client/draft-shape.ts'
import { formatDate, formatHourCount } from '#rules/time/format-nl.ts'
import type { CareRequest } from '../../client-file/client.ts'
import type { FieldErrors } from '../../form/refusal.ts'

export interface RequestValues {
  serviceType: string
  careType: string
  hoursPerWeek: number | null
  wantedFrom: string | null
  wantedUntil: string | null
  description: string
  /** The version of the request when the form was opened; 0 for a new one. */
  version: number
}
export const emptyRequest = (today: string): RequestValues => ({
  ...{ serviceType: '', careType: '', hoursPerWeek: null, wantedFrom: today, wantedUntil: null, description: '', version: 0 },
})
const filled: RequestValues = { ...emptyRequest(''), hoursPerWeek: 1, wantedFrom: '', wantedUntil: '' }
export const readRequest = (kept: unknown): RequestValues | undefined =>
  isShaped(kept, { ...filled, hoursPerWeek: null, wantedFrom: null, wantedUntil: null }, filled) ? kept : undefined

export const valuesOf = (request: CareRequest): RequestValues => ({
  serviceType: request.serviceType['@id'],
  careType: request.careType?.['@id'] ?? '',
  hoursPerWeek: request.hoursPerWeek ?? null,
  wantedFrom: request.wantedFrom,
  wantedUntil: request.wantedUntil ?? null,
  description: request.description ?? '',
  version: request.version,
})
export const bodyOf = ({ careType, wantedFrom, description, version: _, ...rest }: RequestValues) => ({
  ...rest,
  careType: careType || null,
  wantedFrom: wantedFrom ?? '',
  description: description.trim() || null,
})
/** Each field in words, to compare the versions of two people. */
export const sayRequest = (values: RequestValues, nameOf: (iri: string) => string): Record<string, string> => ({
  Zorg: nameOf(values.serviceType),
  'Soort zorg': nameOf(values.careType),
  'Uren per week': values.hoursPerWeek === null ? '' : formatHourCount(values.hoursPerWeek),
  Vanaf: values.wantedFrom ? formatDate(values.wantedFrom) : '',
  'Tot en met': values.wantedUntil ? formatDate(values.wantedUntil) : '',
  Omschrijving: values.description,
})
/** Errors, by field. */
export const checkRequest = ({ serviceType, wantedFrom, wantedUntil }: RequestValues): FieldErrors => ({
  ...(!serviceType && { serviceType: 'Kies welke zorg er nodig is.' }),
  ...(!wantedFrom && { wantedFrom: 'Vul de eerste dag in.' }),
  ...(wantedFrom &&
    wantedUntil &&
    wantedUntil < wantedFrom && { wantedUntil: 'De einddatum moet op of na de begindatum liggen.' }),
})
