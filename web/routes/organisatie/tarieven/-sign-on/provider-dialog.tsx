import { FormDialog } from '#care/form/form-dialog.tsx'
import { showConflict } from '#care/form/refusal.ts'
import { type FormOf, useForm } from '#care/form/use-form.ts'
import { CopyButton } from '#care/security/second-factor/copy-button.tsx'
import type { Provider } from '#care/sign-on/provider.ts'
import { useChange } from '#client/cache.ts'
import { Checkbox } from '#components/controls/checkbox.tsx'
import { NumberField } from '#components/fields/number-field.tsx'
import { PasswordField } from '#components/fields/password-field.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { redirectAddress } from './provider-words.ts'

type Values = {
  name: string
  issuer: string
  clientId: string
  clientSecret: string
  domains: string
  secondFactorAcrs: string
  countsMfa: boolean
  acceptsNew: boolean
  roleClaim: string
  locationsClaim: string
  stepUpMinutes: number | null
}
type Props = {
  /** The provider to change; without it, a new one. */
  provider: Provider | undefined
  onClose: () => void
  onMade?: (uuid: string) => void
}
const split = (text: string) => text.split(/[\s,;]+/).filter(Boolean)
const startOf = (provider: Provider | undefined): Values => ({
  name: provider?.name ?? '',
  issuer: provider?.issuer ?? '',
  clientId: provider?.clientId ?? '',
  clientSecret: '',
  domains: provider?.domains.join('\n') ?? '',
  secondFactorAcrs: provider?.secondFactorAcrs.join('\n') ?? '',
  countsMfa: provider?.countsMfa ?? false,
  acceptsNew: provider?.acceptsNew ?? false,
  roleClaim: provider?.roleClaim ?? '',
  locationsClaim: provider?.locationsClaim ?? '',
  stepUpMinutes: provider?.stepUpMinutes ?? null,
})
const bodyOf = ({ issuer: _issuer, clientSecret: _secret, ...values }: Values) => ({
  ...values,
  domains: split(values.domains),
  secondFactorAcrs: split(values.secondFactorAcrs),
  roleClaim: values.roleClaim.trim() || null,
  locationsClaim: values.locationsClaim.trim() || null,
})
const wrongIn = (values: Values, isNew: boolean) => ({
  ...(!values.name.trim() && { name: 'Vul een naam in.' }),
  ...(!values.issuer.trim() && { issuer: 'Vul het adres in.' }),
  ...(!values.clientId.trim() && { clientId: 'Vul de client-ID in.' }),
  ...(isNew && !values.clientSecret && { clientSecret: 'Vul het geheim in.' }),
  ...(split(values.domains).length === 0 && { domains: 'Vul minimaal één domein in.' }),
  ...(values.acceptsNew && !values.roleClaim.trim() && { roleClaim: 'Vul in welke claim zegt wat een nieuwe collega mag.' }),
})

/** Adds or changes a provider. */
export default function ProviderDialog({ provider, onClose, onMade }: Props) {
  const create = useChange('POST /identity_providers')
  const change = useChange('PUT /identity_providers/{uuid}')
  const form = useForm<Values, { uuid: string }>({
    start: startOf(provider),
    check: values => wrongIn(values, !provider),
    send: values => {
      const { issuer, clientSecret } = values
      const body = bodyOf(values)
      return provider
        ? change.run({
            uuid: provider.uuid,
            body: { ...body, ...(clientSecret && { clientSecret }), version: provider.version },
          })
        : create.run({ body: { ...body, issuer: issuer.trim(), clientSecret } })
    },
    done: ({ uuid }) => {
      onClose()
      onMade?.(uuid)
      return provider ? 'De inlogdienst is gewijzigd.' : 'De inlogdienst is toegevoegd.'
    },
    refused: showConflict,
  })
  return (
    <FormDialog
      of={form}
      title={provider ? 'Inlogdienst wijzigen' : 'Inlogdienst toevoegen'}
      onClose={onClose}
      act={provider ? 'Wijziging bewaren' : 'Toevoegen'}
    >
      {!provider && (
        <p className="breaks">
          Maak bij jullie inlogdienst eerst een app (client) aan, met dit adres om naar terug te keren:{' '}
          <code>{redirectAddress()}</code> <CopyButton text={redirectAddress()} label="Terugkeeradres kopiëren" />
        </p>
      )}
      <AtTheProvider form={form} isNew={!provider} />
      <Afterwards form={form} />
    </FormDialog>
  )
}

type FieldsProps = { form: FormOf<Values> }
function AtTheProvider({ form, isNew }: FieldsProps & { isNew: boolean }) {
  return (
    <>
      <TextField
        label="Naam"
        required
        autoComplete="off"
        maxLength={100}
        description="Zoals collega’s jullie organisatie kennen."
        {...form.text('name')}
        data-autofocus=""
      />
      <TextField
        label="Adres van de inlogdienst (issuer)"
        type="url"
        inputMode="url"
        required
        readOnly={!isNew}
        autoComplete="off"
        description={
          isNew
            ? 'Zoals https://sso.voorbeeld.nl. Later is dit niet te wijzigen.'
            : 'Dit is niet te wijzigen. Klopt het niet? Verwijder deze inlogdienst en voeg haar opnieuw toe.'
        }
        {...form.text('issuer')}
      />
      <TextField label="Client-ID" required autoComplete="off" maxLength={300} {...form.text('clientId')} />
      <PasswordField
        label="Geheim (client secret)"
        required={isNew}
        autoComplete="new-password"
        {...(!isNew && { description: 'Laat leeg om het geheim te houden.' })}
        {...form.text('clientSecret')}
      />
      <TextArea
        label="Domeinen"
        required
        description="Wat achter de @ staat in jullie mailadressen, zoals voorbeeld.nl. Elk op een regel. Zorginzet bevestigt elk nieuw domein."
        {...form.text('domains')}
      />
    </>
  )
}
function Afterwards({ form }: FieldsProps) {
  return (
    <>
      <Checkbox
        label="De tweede stap van de inlogdienst telt mee"
        description="Wij vragen geen code als de inlogdienst zegt dat er een tweede stap was (mfa in amr)."
        {...form.tick('countsMfa')}
      />
      <TextArea
        label="Waarden van acr die als tweede stap tellen"
        rows={1}
        description="Alleen als jullie inlogdienst die geeft. Elke op een regel."
        {...form.text('secondFactorAcrs')}
      />
      <NumberField
        label="Opnieuw inloggen voor een dossier, na"
        unit="minuten"
        description="Geldt voor alle collega’s, ook met een wachtwoord. Laat leeg als dat niet hoeft."
        {...form.field('stepUpMinutes')}
      />
      <Checkbox
        label="Nieuwe collega’s krijgen vanzelf een account"
        description="Bij de eerste keer inloggen. Anders nodigen jullie hen zelf uit."
        {...form.tick('acceptsNew')}
      />
      {form.values.acceptsNew && (
        <>
          <TextField
            label="Claim met de rol"
            required
            autoComplete="off"
            description="In deze claim staat ‘organisatie’ (voor alle locaties) of ‘locatie’ (voor een paar)."
            {...form.text('roleClaim')}
          />
          <TextField
            label="Claim met de locaties"
            autoComplete="off"
            description="In deze claim staan de namen van de locaties van iemand met ‘locatie’."
            {...form.text('locationsClaim')}
          />
        </>
      )}
    </>
  )
}
