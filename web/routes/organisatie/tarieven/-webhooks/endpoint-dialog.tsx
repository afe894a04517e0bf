import { FormDialog } from '#care/form/form-dialog.tsx'
import { showConflict } from '#care/form/refusal.ts'
import { useForm } from '#care/form/use-form.ts'
import type { AnswerOf } from '#client/api.ts'
import { useChange } from '#client/cache.ts'
import { Choices } from '#components/controls/choices.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { type WebhookKindName, webhookKindNames } from '#contract/events/webhook-kinds.ts'
import { sayKind } from './webhook-words.ts'

// Grouped by the part of the name before the dot.
const subjects = {
  care_moment: 'Opdrachten',
  reaction: 'Reacties',
  hours: 'Uren',
  invoice: 'Facturen',
  contract_proposal: 'Contractvoorstellen',
} as const
const groups = Object.entries(subjects).map(([subject, label]) => ({
  label,
  kinds: webhookKindNames.filter(kind => kind.startsWith(`${subject}.`)),
}))

type Endpoint = AnswerOf<'GET /webhook_endpoints/{uuid}'>
type Values = { url: string; description: string; kinds: WebhookKindName[] }
type Props = {
  /** The endpoint to change; without it, a new one. */
  endpoint: Endpoint | undefined
  onClose: () => void
  onMade?: (uuid: string) => void
}

/** Adds or changes an endpoint. */
export default function EndpointDialog({ endpoint, onClose, onMade }: Props) {
  const create = useChange('POST /webhook_endpoints')
  const change = useChange('PUT /webhook_endpoints/{uuid}')
  const form = useForm<Values, { uuid: string }>({
    start: { url: endpoint?.url ?? '', description: endpoint?.description ?? '', kinds: [...(endpoint?.kinds ?? [])] },
    check: ({ url, kinds }) => ({
      ...(url.trim() === '' && { url: 'Vul het adres in.' }),
      ...(kinds.length === 0 && { kinds: 'Kies minimaal één soort bericht.' }),
    }),
    send: body =>
      endpoint ? change.run({ uuid: endpoint.uuid, body: { ...body, version: endpoint.version } }) : create.run({ body }),
    done: ({ uuid }) => {
      onClose()
      onMade?.(uuid)
      return endpoint ? 'De koppeling is gewijzigd.' : 'De koppeling is toegevoegd.'
    },
    refused: showConflict,
  })
  const { kinds } = form.values
  const choose = (ofGroup: readonly WebhookKindName[], chosen: WebhookKindName[]) =>
    form.set({ kinds: webhookKindNames.filter(kind => (ofGroup.includes(kind) ? chosen : kinds).includes(kind)) })
  return (
    <FormDialog
      of={form}
      title={endpoint ? 'Koppeling wijzigen' : 'Koppeling toevoegen'}
      onClose={onClose}
      act={endpoint ? 'Wijziging bewaren' : 'Toevoegen'}
    >
      <TextField
        label="Adres"
        type="url"
        inputMode="url"
        required
        autoComplete="off"
        description="Waar jullie programma berichten ontvangt, zoals https://voorbeeld.nl/webhooks."
        {...form.text('url')}
        data-autofocus=""
      />
      <TextField label="Waarvoor" autoComplete="off" maxLength={200} {...form.text('description')} />
      <p>Waarover wil je een bericht?</p>
      {groups.map(({ label, kinds: own }, index) => (
        <Choices
          key={label}
          label={label}
          several
          look="column"
          choices={own.map(value => ({ value, label: sayKind(value) }))}
          chosen={kinds}
          onChange={chosen => choose(own, chosen)}
          error={index === 0 ? form.errorAt('kinds') : undefined}
        />
      ))}
    </FormDialog>
  )
}
