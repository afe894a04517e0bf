import { CountryField } from '#care/form/country-field.tsx'
import { FieldPair } from '#care/form/form.tsx'
import { FormDialog } from '#care/form/form-dialog.tsx'
import { useForm } from '#care/form/use-form.ts'
import { useChange } from '#client/cache.ts'
import { isShaped } from '#client/draft-shape.ts'
import { useDraft } from '#client/drafts.ts'
import { TextField } from '#components/fields/text-field.tsx'
import { homeCountry } from '#rules/typed/address.ts'
import {
  checkOrganization,
  noOrganization,
  type Organization,
  organizationBody,
  type OrganizationValues as Values,
} from './organization.ts'

const empty = { ...noOrganization, country: homeCountry }
const readDraft = (kept: unknown): Values | undefined => (isShaped(kept, noOrganization, noOrganization) ? kept : undefined)
const valuesOf = (organization: Organization | undefined): Values =>
  Object.fromEntries(
    Object.keys(noOrganization).map(name => [name, organization?.[name as keyof Values] ?? empty[name as keyof Values]]),
  ) as Values

type Props = {
  /** The organization to edit; without one, it creates one. */
  organization: Organization | undefined
  onDone?: (organization: Organization) => void
  onClose: () => void
}

/** The form for an organization: its details, and where its invoices go. */
export default function OrganizationDialog({ organization, onDone, onClose }: Props) {
  const make = useChange('POST /organizations')
  const change = useChange('PUT /organizations/{uuid}')
  const start = valuesOf(organization)
  const kept = useDraft(`organisatie-${organization?.uuid ?? 'nieuw'}`, start, readDraft)
  const form = useForm<Values, Organization>({
    start,
    draft: kept,
    check: checkOrganization,
    send: values => {
      const body = organizationBody(values)
      return organization ? change.run({ uuid: organization.uuid, body }) : make.run({ body })
    },
    done: (made, { name }) => {
      kept.forget()
      onClose()
      onDone?.(made)
      return organization ? `${name} is gewijzigd.` : `${name} is toegevoegd. Voeg nu een locatie toe.`
    },
  })
  return (
    <FormDialog
      of={form}
      title={organization ? 'Organisatie wijzigen' : 'Nieuwe organisatie'}
      onClose={onClose}
      act={organization ? 'Wijziging bewaren' : 'Organisatie maken'}
    >
      <TextField label="Naam" required maxLength={200} {...form.text('name')} data-autofocus="" />
      <TextField label="Straat en huisnummer" required maxLength={100} autoComplete="off" {...form.text('street')} />
      <FieldPair>
        <TextField
          label="Postcode"
          required={form.values.country === homeCountry}
          autoComplete="off"
          {...form.text('postcode')}
        />
        <TextField label="Plaats" required maxLength={100} autoComplete="off" {...form.text('city')} />
      </FieldPair>
      <CountryField {...form.field('country')} />
      <FieldPair>
        <TextField label="KvK-nummer (mag leeg blijven)" inputMode="numeric" {...form.text('kvk')} />
        <TextField label="Btw-nummer (mag leeg blijven)" {...form.text('vatId')} />
      </FieldPair>
      <TextField
        label="E-mailadres voor facturen"
        type="email"
        required
        description="Hierheen gaan de facturen van elke week."
        autoComplete="off"
        {...form.text('invoiceEmail')}
      />
      <FieldPair>
        <TextField
          label="Kenmerk op de factuur (mag leeg blijven)"
          description="Zonder kenmerk staat hier de week."
          maxLength={100}
          {...form.text('buyerReference')}
        />
        <TextField label="Ordernummer (mag leeg blijven)" maxLength={100} {...form.text('orderNumber')} />
      </FieldPair>
      <TextField
        label="OIN (mag leeg blijven)"
        description="Het nummer van een overheidsorganisatie: twintig cijfers."
        inputMode="numeric"
        {...form.text('oin')}
      />
    </FormDialog>
  )
}
