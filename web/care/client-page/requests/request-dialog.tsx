import { useQuery } from '@tanstack/react-query'
import { queryOf, queryOnceOf, useChange } from '#client/cache.ts'
import { useDraft } from '#client/drafts.ts'
import { DateField } from '#components/fields/date-field.tsx'
import { NumberField } from '#components/fields/number-field.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { BothVersions, useVersion } from '../../client-file/both-versions.tsx'
import type { CareRequest } from '../../client-file/client.ts'
import { FieldPair } from '../../form/form.tsx'
import { FormDialog } from '../../form/form-dialog.tsx'
import { useForm } from '../../form/use-form.ts'
import { dateOf } from '../../moment/moment.ts'
import { now } from '../../now.ts'
import { bodyOf, checkRequest, emptyRequest, type RequestValues, readRequest, sayRequest, valuesOf } from './request-form.ts'

type Props = {
  client: string
  /** The request to change, as it was when the form opened. */
  request: CareRequest | undefined
  onClose: () => void
}
type Named = { '@id': string; name: string }

/** The rows that may be chosen, and the one chosen before. */
const choicesOf = (rows: readonly Named[], chosen: Named | undefined, none: string) => {
  const all = chosen && !rows.some(row => row['@id'] === chosen['@id']) ? [...rows, chosen] : rows
  return [{ value: '', label: none }, ...all.map(row => ({ value: row['@id'], label: row.name }))]
}

/** Creates or changes a care request. Its status has actions of its own. */
export default function RequestDialog({ client, request, onClose }: Props) {
  const create = useChange('POST /care_requests')
  const change = useChange('PUT /care_requests/{uuid}')
  const services = useQuery(queryOnceOf('GET /service_types', { query: { selectable: true } })).data?.member ?? []
  const careTypes = useQuery(queryOnceOf('GET /care_types', {})).data?.member ?? []
  const start = request ? valuesOf(request) : emptyRequest(dateOf(now()))
  const kept = useDraft(`zorgvraag:${request?.uuid ?? client}`, start, readRequest)
  const asked = queryOf('GET /care_requests/{uuid}', { uuid: request?.uuid ?? '' })
  const present = useQuery({ ...asked, enabled: request !== undefined }).data ?? request
  const version = useVersion(present, request && kept.draft.version)
  const form = useForm<RequestValues>({
    start,
    draft: kept,
    check: checkRequest,
    send: values =>
      request
        ? change.run({ uuid: request.uuid, body: { ...bodyOf(values), ...version.sent } })
        : create.run({ body: { client: `/v1/clients/${client}`, ...bodyOf(values) } }),
    done: () => {
      kept.forget()
      onClose()
      return request ? 'De zorgvraag is bewaard.' : 'De zorgvraag is toegevoegd.'
    },
    refused: version.refused,
  })
  const ofService = choicesOf(services, request?.serviceType, 'Kies de zorg')
  const ofCareType = choicesOf(careTypes, request?.careType, 'Niet gekozen')
  const nameOf = (iri: string) => [...ofService, ...ofCareType].find(({ value }) => iri && value === iri)?.label ?? ''
  return (
    <FormDialog
      of={form}
      title={request ? 'Zorgvraag wijzigen' : 'Zorgvraag toevoegen'}
      onClose={onClose}
      closedBy="any"
      act={request ? 'Bewaren' : 'Toevoegen'}
    >
      {version.theirs && (
        <BothVersions mine={sayRequest(form.values, nameOf)} theirs={sayRequest(valuesOf(version.theirs), nameOf)} />
      )}
      <SelectField label="Welke zorg" required {...form.field('serviceType')} choices={ofService} data-autofocus />
      <SelectField label="Soort zorg" {...form.field('careType')} choices={ofCareType} />
      <NumberField
        label="Uren per week"
        unit="uur"
        decimals={1}
        description="Nodig om de zorg af te spreken."
        {...form.field('hoursPerWeek')}
      />
      <FieldPair>
        <DateField label="Vanaf" required {...form.field('wantedFrom')} />
        <DateField label="Tot en met" description="Laat leeg als er geen einde is." {...form.field('wantedUntil')} />
      </FieldPair>
      <TextArea
        label="Omschrijving"
        description="De familie en de zorgverleners lezen dit ook."
        rows={4}
        maxLength={4000}
        {...form.text('description')}
      />
    </FormDialog>
  )
}
