import { homeCountry } from '../../../../../rules/address.ts'
import { checkPostcode } from '../../../../care/form/address.ts'
import { CountryField } from '../../../../care/form/country-field.tsx'
import { FieldPair, Form } from '../../../../care/form/form.tsx'
import { toldOf } from '../../../../care/form/told.ts'
import { useForm } from '../../../../care/form/use-form.ts'
import { useChange } from '../../../../client/cache.ts'
import { isShaped } from '../../../../client/draft-shape.ts'
import { useDraft } from '../../../../client/drafts.ts'
import { Dialog, DialogButtons } from '../../../../components/dialog.tsx'
import { TextField } from '../../../../components/text-field.tsx'
import type { Organization } from './organization.ts'

const references = { buyerReference: '', orderNumber: '', oin: '' }
const none = { name: '', street: '', postcode: '', city: '', country: '', kvk: '', vatId: '', invoiceEmail: '', ...references }
const empty = { ...none, country: homeCountry }
type Values = typeof none
const readDraft = (kept: unknown): Values | undefined => (isShaped(kept, none, none) ? kept : undefined)
const valuesOf = (organization: Organization | undefined): Values =>
  Object.fromEntries(
    Object.keys(none).map(name => [name, organization?.[name as keyof Values] ?? empty[name as keyof Values]]),
  ) as Values

type Props = {
  /** Which one it changes; without one it makes one. */
  organization: Organization | undefined
  onDone?: (organization: Organization) => void
  onClose: () => void
}

/** The form of an organization: who it is, and where its invoices go. */
export default function OrganizationDialog({ organization, onDone, onClose }: Props) {
  const make = useChange('POST /organizations')
  const change = useChange('PUT /organizations/{uuid}')
  const start = valuesOf(organization)
  const kept = useDraft(`organisatie-${organization?.uuid ?? 'nieuw'}`, start, readDraft)
  const form = useForm<Values, Organization>({
    start,
    draft: kept,
    check: ({ name, street, postcode, city, country, invoiceEmail, kvk, vatId, oin }) => ({
      ...(!name.trim() && { name: 'Vul de naam in.' }),
      ...(!street.trim() && { street: 'Vul de straat met het huisnummer in.' }),
      ...(checkPostcode({ postcode, country }) && { postcode: checkPostcode({ postcode, country }) }),
      ...(!city.trim() && { city: 'Vul de plaats in.' }),
      ...(!invoiceEmail.trim() && { invoiceEmail: 'Vul het e-mailadres in.' }),
      ...toldOf('email', invoiceEmail, 'invoiceEmail'),
      ...toldOf('kvk', kvk),
      ...toldOf('oin', oin),
      ...toldOf('vatId', vatId),
    }),
    send: ({ kvk, vatId, buyerReference, orderNumber, oin, ...rest }) => {
      const body = {
        ...rest,
        kvk: kvk.trim() || null,
        vatId: vatId.trim() || null,
        buyerReference: buyerReference.trim() || null,
        orderNumber: orderNumber.trim() || null,
        oin: oin.trim() || null,
      }
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
    <Dialog
      title={organization ? 'Organisatie wijzigen' : 'Nieuwe organisatie'}
      closedBy="closerequest"
      busy={form.busy}
      onClose={onClose}
    >
      <Form of={form} act={organization ? 'Wijziging bewaren' : 'Organisatie maken'} frame={DialogButtons}>
        <TextField label="Naam" required maxLength={200} {...form.text('name')} data-autofocus="" />
        <TextField label="Straat en huisnummer" required maxLength={100} autoComplete="off" {...form.text('street')} />
        <FieldPair>
          <TextField
            label="Postcode"
            required={form.values.country === homeCountry}
            maxLength={12}
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
      </Form>
    </Dialog>
  )
}
