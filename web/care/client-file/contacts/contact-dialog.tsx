import { useQuery } from '@tanstack/react-query'
import { useChange } from '#client/cache.ts'
import { useDraft } from '#client/drafts.ts'
import { Checkbox } from '#components/controls/checkbox.tsx'
import { PhoneField } from '#components/fields/phone-field.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { relationWords } from '#words/client-nl.ts'
import { FieldPair } from '../../form/form.tsx'
import { FormDialog } from '../../form/form-dialog.tsx'
import { useForm } from '../../form/use-form.ts'
import { nameOf } from '../../moment/care-moment.ts'
import { BothVersions, useVersion } from '../both-versions.tsx'
import { clientQuery, type Relation, relationsQuery } from '../client.ts'
import {
  bodyOf,
  type ContactValues,
  checkContact,
  emptyContact,
  type Kind,
  readContact,
  sayContact,
  valuesOf,
} from './contact-form.ts'

type Props = {
  client: string
  /** The current version of the one to change. */
  relation: Relation | undefined
  onClose: () => void
}

const notChosen = { value: '' as const, label: 'Kies' }
const kinds = (Object.entries(relationWords) as [Kind, string][]).map(([value, label]) => ({
  value,
  label: label.charAt(0).toUpperCase() + label.slice(1),
}))

/** Adds or changes one of the people around a client. */
export default function ContactDialog({ client, relation, onClose }: Props) {
  const create = useChange('POST /client_relations')
  const change = useChange('PUT /client_relations/{uuid}')
  const start = relation ? valuesOf(relation) : emptyContact
  const kept = useDraft(`contactpersoon:${relation?.uuid ?? client}`, start, readContact)
  const version = useVersion(relation, relation && kept.draft.version)
  const form = useForm<ContactValues>({
    start,
    draft: kept,
    check: checkContact,
    send: values =>
      relation
        ? change.run({ uuid: relation.uuid, body: { ...bodyOf(values), ...version.sent } })
        : create.run({ body: { client: `/v1/clients/${client}`, ...bodyOf(values) } }),
    done: (_, { firstName }) => {
      kept.forget()
      onClose()
      return relation ? `De gegevens van ${firstName} zijn bewaard.` : `${firstName} is toegevoegd.`
    },
    refused: version.refused,
  })
  const person = useQuery(clientQuery(client)).data?.firstName ?? 'de cliënt'
  const first = useQuery(relationsQuery(client)).data?.member.find(one => one.isFirstContact && one.uuid !== relation?.uuid)
  return (
    <FormDialog
      of={form}
      title={relation ? 'Contactpersoon wijzigen' : 'Contactpersoon toevoegen'}
      onClose={onClose}
      closedBy="any"
      act={relation ? 'Bewaren' : 'Toevoegen'}
    >
      {version.theirs && <BothVersions mine={sayContact(form.values)} theirs={sayContact(valuesOf(version.theirs))} />}
      <FieldPair>
        <TextField label="Voornaam" maxLength={100} autoComplete="off" data-autofocus {...form.text('firstName')} />
        <TextField label="Achternaam" maxLength={100} autoComplete="off" {...form.text('lastName')} />
      </FieldPair>
      <SelectField label="Relatie" {...form.field('kind')} choices={[notChosen, ...kinds]} />
      <PhoneField label="Telefoon" autoComplete="off" {...form.text('phone')} />
      <TextField label="E-mailadres" type="email" maxLength={180} autoComplete="off" {...form.text('email')} />
      <Checkbox
        label="Eerste contact"
        description={
          first && form.values.isFirstContact
            ? `Nu is dat ${nameOf(first)}. Straks bellen zorgverleners deze persoon het eerst.`
            : 'Deze persoon bellen zorgverleners het eerst.'
        }
        {...form.tick('isFirstContact')}
      />
      <Checkbox
        label="Wettelijk vertegenwoordiger"
        description={`Beslist als ${person} dat zelf niet kan.`}
        {...form.tick('isLegalRepresentative')}
      />
    </FormDialog>
  )
}
