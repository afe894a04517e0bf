import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '#care/form/form-dialog.tsx'
import { showConflict } from '#care/form/refusal.ts'
import { useForm } from '#care/form/use-form.ts'
import { queryOf, useChange } from '#client/cache.ts'
import { Choices } from '#components/controls/choices.tsx'
import { type Choosable, Combobox } from '#components/fields/combobox.tsx'
import { NumberField } from '#components/fields/number-field.tsx'
import { type Feature, featureWords } from '#contract/feature-names.ts'
import { type FeatureSwitch, sayScope } from './features.ts'

const scopes = [
  { value: 'all', label: 'Iedereen' },
  { value: 'percent', label: 'Een deel' },
  { value: 'organization', label: 'Een organisatie' },
  { value: 'account', label: 'Een gebruiker' },
] as const
const states = [
  { value: 'off', label: 'Uit' },
  { value: 'on', label: 'Aan' },
] as const
interface Values {
  scope: (typeof scopes)[number]['value']
  state: (typeof states)[number]['value']
  percent: number | null
  organization: Choosable | null
  account: Choosable | null
}
const start: Values = { scope: 'all', state: 'off', percent: 10, organization: null, account: null }

type Whom = Pick<Values, 'scope' | 'organization' | 'account'>
/** The existing switch for this scope. */
const switchOf = (switches: FeatureSwitch[], { scope, organization, account }: Whom) =>
  switches.find(one => {
    if (scope === 'organization') return one.organization && organization?.value.endsWith(one.organization.uuid)
    if (scope === 'account') return one.account && account?.value.endsWith(one.account.uuid)
    return !one.organization && !one.account && (one.percent !== null) === (scope === 'percent')
  })

interface Props {
  feature: Feature
  /** The switches of this feature. */
  switches: FeatureSwitch[]
  onClose: () => void
}
/** Switches a feature for a chosen scope. */
export default function SwitchDialog({ feature, switches, onClose }: Props) {
  const { name, off } = featureWords[feature]
  const { run } = useChange('PUT /feature_switches')
  const form = useForm<Values, FeatureSwitch>({
    start,
    check: ({ scope, percent, organization, account }) => ({
      ...(scope === 'percent' &&
        !(percent && percent >= 1 && percent <= 99) && { percent: 'Kies een getal van 1 tot en met 99.' }),
      ...(scope === 'organization' && !organization && { organization: 'Kies een organisatie.' }),
      ...(scope === 'account' && !account && { account: 'Kies een gebruiker.' }),
    }),
    send: ({ scope, state, percent, organization, account }) =>
      run({
        body: {
          feature,
          enabled: state === 'on',
          version: switchOf(switches, { scope, organization, account })?.version ?? null,
          ...(scope === 'percent' && { percent }),
          ...(scope === 'organization' && { organization: organization?.value }),
          ...(scope === 'account' && { account: account?.value }),
        },
      }),
    refused: showConflict,
    done: answer => {
      onClose()
      return `${name}: ${answer.enabled ? 'aan' : 'uit'} voor ${sayScope(answer)}.`
    },
  })
  const now = switchOf(switches, form.values)
  return (
    <FormDialog of={form} title={name} about={off} onClose={onClose} act="Bewaren">
      <Choices
        label="Voor wie"
        look="column"
        choices={scopes}
        chosen={[form.values.scope]}
        onChange={([scope]) => form.set({ scope: scope! })}
      />
      {form.values.scope === 'percent' && (
        <NumberField
          label="Hoe groot deel"
          required
          unit="%"
          description="Een organisatie hoort er helemaal bij, of helemaal niet. Wie erbij hoort, blijft erbij."
          {...form.field('percent')}
        />
      )}
      {form.values.scope === 'organization' && <OrganizationField {...form.field('organization')} />}
      {form.values.scope === 'account' && <UserField {...form.field('account')} />}
      {now && (
        <p>
          {sayScope(now)}: nu <strong>{now.enabled ? 'aan' : 'uit'}</strong>.
        </p>
      )}
      <Choices
        label="Aan of uit"
        choices={states}
        chosen={[form.values.state]}
        onChange={([state]) => form.set({ state: state! })}
      />
      <p>Een gebruiker gaat voor zijn organisatie, een organisatie voor een deel, en een deel voor iedereen.</p>
    </FormDialog>
  )
}

type FieldProps = {
  name: string
  value: Choosable | null
  onChange: (value: Choosable | null) => void
  error: string | undefined
}

function OrganizationField(props: FieldProps) {
  const { data } = useQuery(queryOf('GET /organizations', { query: { pagination: false, 'order[name]': 'asc' } }))
  const options = (data?.member ?? []).map(one => ({ value: one['@id'], label: one.name, about: one.city }))
  return <Combobox label="Organisatie" placeholder="Zoek op naam" options={options} {...props} />
}

function UserField(props: FieldProps) {
  const [search, setSearch] = useState('')
  const { data, isPending, isPlaceholderData, isError, refetch } = useQuery(
    queryOf('GET /users', { query: { ...(search && { search }), itemsPerPage: 20 } }),
  )
  return (
    <Combobox
      label="Gebruiker"
      placeholder="Zoek op naam of e-mailadres"
      search={{ onSearch: setSearch, busy: isPending || isPlaceholderData, failed: isError, onRetry: refetch }}
      options={(data?.member ?? []).map(one => ({
        value: one['@id'],
        label: [one.firstName, one.lastName].filter(Boolean).join(' ') || one.username,
        about: one.username,
      }))}
      {...props}
    />
  )
}
