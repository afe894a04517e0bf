import { useQuery } from '@tanstack/react-query'
import { FormDialog } from '#care/form/form-dialog.tsx'
import { showConflict } from '#care/form/refusal.ts'
import { useForm } from '#care/form/use-form.ts'
import { queryOf, useChange } from '#client/cache.ts'
import { Choices } from '#components/controls/choices.tsx'
import { DateField } from '#components/fields/date-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { scopeGroups, scopeName } from '#contract/organizations/client-scopes.ts'
import classes from './api-clients.module.css'
import { type ApiClient, accessWords } from './client-words.ts'

type Values = { name: string; scopes: string[]; everywhere: 'yes' | 'no'; locations: string[]; endsOn: string | null }
type Props = {
  /** The client to change; without it, a new one. */
  client: ApiClient | undefined
  ofOrganization: boolean
  onClose: () => void
  onMade?: (uuid: string) => void
}
const places = [
  { value: 'yes', label: 'Alle locaties' },
  { value: 'no', label: 'Locaties die ik kies' },
] as const

/** Creates an API client, or changes what it may do. */
export default function ClientDialog({ client, ofOrganization, onClose, onMade }: Props) {
  const create = useChange('POST /api_clients')
  const change = useChange('PUT /api_clients/{uuid}')
  const form = useForm<Values, { uuid: string }>({
    start: {
      name: client?.name ?? '',
      scopes: [...(client?.scopes ?? [])],
      everywhere: client && client.locations.length > 0 ? 'no' : 'yes',
      locations: client?.locations.map(one => one['@id']) ?? [],
      endsOn: client?.endsOn ?? null,
    },
    check: ({ name, scopes, everywhere, locations }) => ({
      ...(name.trim() === '' && { name: 'Vul een naam in.' }),
      ...(scopes.length === 0 && { scopes: 'Kies minimaal één ding dat de API-client mag.' }),
      ...(everywhere === 'no' && locations.length === 0 && { locations: 'Kies een of meer locaties.' }),
    }),
    send: ({ everywhere, locations, ...rest }) => {
      const body = { ...rest, locations: everywhere === 'no' ? locations : [] }
      return client ? change.run({ uuid: client.uuid, body: { ...body, version: client.version } }) : create.run({ body })
    },
    done: ({ uuid }) => {
      onClose()
      onMade?.(uuid)
      return client ? 'De API-client is gewijzigd.' : 'De API-client is gemaakt.'
    },
    refused: showConflict,
  })
  const { everywhere, locations } = form.values
  return (
    <FormDialog
      of={form}
      title={client ? 'API-client wijzigen' : 'API-client maken'}
      onClose={onClose}
      act={client ? 'Wijziging bewaren' : 'Maken'}
    >
      <TextField
        label="Naam"
        required
        autoComplete="off"
        maxLength={60}
        description="Bij alles wat het programma doet, staat deze naam."
        {...form.text('name')}
        data-autofocus=""
      />
      {client && <p className="soft">Na een wijziging vraagt het programma een nieuw token. Dat gaat vanzelf.</p>}
      <DateField
        label="Laatste dag"
        description="Daarna komt het programma er niet meer in. Laat leeg voor geen einddatum."
        {...form.field('endsOn')}
      />
      {ofOrganization && (
        <Choices
          label="Waarvoor"
          look="column"
          choices={places}
          chosen={[everywhere]}
          onChange={([chosen]) => form.set({ everywhere: chosen! })}
        />
      )}
      {everywhere === 'no' && (
        <LocationChoices
          chosen={locations}
          onChange={chosen => form.set({ locations: chosen })}
          error={form.errorAt('locations')}
        />
      )}
      <p>Wat mag het programma? Bij lezen ziet het ook wat er bij hoort, zoals de naam van de cliënt bij een opdracht.</p>
      <ScopeChoices chosen={form.values.scopes} onChange={scopes => form.set({ scopes })} error={form.errorAt('scopes')} />
    </FormDialog>
  )
}

type ChoicesProps = { chosen: readonly string[]; onChange: (chosen: string[]) => void; error: string | undefined }
function LocationChoices(props: ChoicesProps) {
  const query = useQuery(queryOf('GET /organization_locations', { query: { pagination: false } }))
  return (
    <QueryState query={query} rows={2} height={44}>
      {({ member }) => (
        <Choices
          label="Locaties"
          several
          look="column"
          choices={member.map(one => ({ value: one['@id'], label: one.name }))}
          {...props}
        />
      )}
    </QueryState>
  )
}
function ScopeChoices({ chosen, onChange, error }: ChoicesProps) {
  const query = useQuery(queryOf('GET /api_client_scopes', {}))
  return (
    <QueryState query={query} rows={6} height={44}>
      {({ scopes: possible }) => {
        const groups = scopeGroups
          .map(group => ({
            ...group,
            choices: (['read', 'write'] as const)
              .map(access => ({ value: scopeName(group, access), label: accessWords[access] }))
              .filter(({ value }) => possible.includes(value)),
          }))
          .filter(({ choices }) => choices.length > 0)
        return (
          <div className={`grid gap-16 ${classes.scopes}`}>
            {groups.map(({ key, name, choices }, index) => (
              <Choices
                key={key}
                label={name}
                several
                choices={choices}
                chosen={chosen}
                onChange={now => {
                  const own = choices.map(({ value }) => value)
                  onChange([...chosen.filter(scope => !own.includes(scope)), ...now])
                }}
                error={index === 0 ? error : undefined}
              />
            ))}
          </div>
        )
      }}
    </QueryState>
  )
}
