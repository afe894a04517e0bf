import { useQueryClient } from '@tanstack/react-query'
import { isShaped } from '#client/draft-shape.ts'
import { useDraft } from '#client/drafts.ts'
import { PhoneField } from '#components/fields/phone-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { formatPhone } from '#rules/time/format-nl.ts'
import { FieldPair, Form } from '../form/form.tsx'
import { typedErrors } from '../form/typed-errors.ts'
import { useForm } from '../form/use-form.ts'
import { spoken } from '../spoken.ts'

type Values = { firstName: string; lastName: string; phone: string }
const filled: Values = { firstName: '', lastName: '', phone: '' }
const readDraft = (kept: unknown): Values | undefined => (isShaped(kept, filled, filled) ? kept : undefined)

type Props = {
  uuid: string
  /** The stored values. Without a number there is no field for it. */
  person: { firstName: string; lastName: string; phone?: string | null | undefined }
  /** Who can see the number; undefined when none is asked for. */
  phoneHelp?: string
  save: (changed: { firstName: string; lastName: string; phone: string | null }) => Promise<unknown>
}

/** The user's own name, and their number where others can see it. */
export function ProfileForm({ uuid, person: { firstName, lastName, phone }, phoneHelp, save }: Props) {
  const client = useQueryClient()
  const start: Values = { firstName, lastName, phone: phone ? formatPhone(phone) : '' }
  const draft = useDraft('instellingen-profiel', start, readDraft)
  const store = async (values: Values) => {
    await save({ ...values, phone: values.phone.trim() || null })
    // The name at the top is cached for minutes.
    await client.invalidateQueries({ queryKey: ['current user', uuid] })
  }
  const form = useForm<Values>({
    start,
    draft,
    check: values => ({
      ...(!values.firstName.trim() && { firstName: spoken('Vul je voornaam in.', 'Vul uw voornaam in.') }),
      ...(!values.lastName.trim() && { lastName: spoken('Vul je achternaam in.', 'Vul uw achternaam in.') }),
      ...typedErrors('name', values.firstName, 'firstName'),
      ...typedErrors('name', values.lastName, 'lastName'),
      ...typedErrors('phone', values.phone),
    }),
    send: store,
    done: () => {
      draft.forget()
      return spoken('Je profiel is bewaard.', 'Uw naam is bewaard.')
    },
    undo: () => store(start),
  })
  return (
    <Form of={form} act="Bewaren">
      <FieldPair>
        <TextField label="Voornaam" autoComplete="given-name" maxLength={100} required {...form.text('firstName')} />
        <TextField label="Achternaam" autoComplete="family-name" maxLength={100} required {...form.text('lastName')} />
      </FieldPair>
      {phoneHelp && <PhoneField label="Telefoonnummer" autoComplete="tel" description={phoneHelp} {...form.text('phone')} />}
    </Form>
  )
}
