import { FieldPair } from '#care/form/form.tsx'
import { FormDialog } from '#care/form/form-dialog.tsx'
import { useForm } from '#care/form/use-form.ts'
import { useChange } from '#client/cache.ts'
import { isShaped } from '#client/draft-shape.ts'
import { useDraft } from '#client/drafts.ts'
import { PhoneField } from '#components/fields/phone-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { formatPhone } from '#rules/time/format-nl.ts'
import { checkLocation, type Location, locationBody, noLocation, type LocationValues as Values } from './organization.ts'

const readDraft = (kept: unknown): Values | undefined => (isShaped(kept, noLocation, noLocation) ? kept : undefined)

type Props = {
  /** The organization's `@id`. */
  organization: string
  /** The location to edit; without one, it creates one. */
  location: Location | undefined
  onClose: () => void
}

/** The form for a location: the workplace, and whom to call there. */
export default function LocationDialog({ organization, location, onClose }: Props) {
  const make = useChange('POST /organization_locations')
  const change = useChange('PUT /organization_locations/{uuid}')
  const { phone = '', ...told } = Object.fromEntries(
    Object.keys(noLocation).map(name => [name, location?.[name as keyof Values] ?? '']),
  )
  const start = { ...noLocation, ...told, phone: formatPhone(phone) }
  const kept = useDraft(`locatie-${location?.uuid ?? organization}`, start, readDraft)
  const form = useForm<Values, unknown>({
    start,
    draft: kept,
    check: checkLocation,
    send: values => {
      const body = locationBody(values)
      return location ? change.run({ uuid: location.uuid, body }) : make.run({ body: { ...body, organization } })
    },
    done: (_answer, { name }) => {
      kept.forget()
      onClose()
      return location ? `${name} is gewijzigd.` : `${name} is er.`
    },
  })
  return (
    <FormDialog
      of={form}
      title={location ? 'Locatie wijzigen' : 'Nieuwe locatie'}
      onClose={onClose}
      act={location ? 'Wijziging bewaren' : 'Locatie maken'}
    >
      <TextField label="Naam" required maxLength={120} {...form.text('name')} data-autofocus="" />
      <TextField label="Straat en huisnummer" required maxLength={100} autoComplete="off" {...form.text('street')} />
      <FieldPair>
        <TextField
          label="Postcode"
          required
          description="Hieruit volgt hoe ver zorgverleners reizen."
          autoComplete="off"
          {...form.text('postcode')}
        />
        <TextField label="Plaats" required maxLength={100} autoComplete="off" {...form.text('city')} />
      </FieldPair>
      <PhoneField
        label="Telefoon (mag leeg blijven)"
        description="Wie er werkt of komt werken, belt dit nummer."
        autoComplete="off"
        {...form.text('phone')}
      />
      <TextField
        label="Kosten boeken op (mag leeg blijven)"
        maxLength={100}
        description="De kostenplaats. Die staat op de factuur bij elke dienst op deze locatie."
        autoComplete="off"
        {...form.text('costCentre')}
      />
    </FormDialog>
  )
}
