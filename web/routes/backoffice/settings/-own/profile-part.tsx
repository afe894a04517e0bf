import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatPhone } from '../../../../../rules/format-nl.ts'
import { FieldPair, Form } from '../../../../care/form/form.tsx'
import { toldOf } from '../../../../care/form/told.ts'
import { useForm } from '../../../../care/form/use-form.ts'
import type { AnswerOf } from '../../../../client/api.ts'
import { ask, useChange } from '../../../../client/cache.ts'
import { isShaped } from '../../../../client/draft-shape.ts'
import { useDraft } from '../../../../client/drafts.ts'
import { currentSession } from '../../../../client/session.ts'
import { Fact, Facts } from '../../../../components/fact.tsx'
import { Card } from '../../../../components/page.tsx'
import { PhoneField } from '../../../../components/phone-field.tsx'
import { Empty, QueryState } from '../../../../components/query-state.tsx'
import { TextField } from '../../../../components/text-field.tsx'

type Employee = AnswerOf<'GET /back_office_employees/{uuid}'>
type Values = { firstName: string; lastName: string; phone: string }
const filled: Values = { firstName: '', lastName: '', phone: '' }

const valuesOf = ({ firstName, lastName, phone }: Employee): Values => ({
  firstName,
  lastName,
  phone: phone ? formatPhone(phone) : '',
})
const readDraft = (kept: unknown): Values | undefined => (isShaped(kept, filled, filled) ? kept : undefined)

/** One's own name and number. */
export function ProfilePart() {
  const [{ uuid }] = useState(() => currentSession()!)
  const query = useQuery(ask('GET /back_office_employees/{uuid}', { uuid }))
  return (
    <Card title="Over jou">
      <QueryState
        query={query}
        rows={3}
        height={88}
        empty={<Empty title="Geen gegevens" text="Van dit account zijn geen gegevens bekend." />}
      >
        {employee => <ProfileForm key={JSON.stringify(valuesOf(employee))} employee={employee} />}
      </QueryState>
    </Card>
  )
}

function ProfileForm({ employee }: { employee: Employee }) {
  const { uuid, email } = employee
  const client = useQueryClient()
  const { run } = useChange('PUT /back_office_employees/{uuid}')
  const draft = useDraft('instellingen-profiel', valuesOf(employee), readDraft)
  const save = async ({ phone, ...name }: Values) => {
    await run({ uuid, body: { ...name, phone: phone.trim() || null } })
    // The name at the top is kept for minutes.
    await client.invalidateQueries({ queryKey: ['current user', uuid] })
  }
  const form = useForm<Values>({
    start: valuesOf(employee),
    draft,
    check: ({ firstName, lastName, phone }) => ({
      ...(!firstName.trim() && { firstName: 'Vul je voornaam in.' }),
      ...(!lastName.trim() && { lastName: 'Vul je achternaam in.' }),
      ...toldOf('name', firstName, 'firstName'),
      ...toldOf('name', lastName, 'lastName'),
      ...toldOf('phone', phone),
    }),
    send: save,
    done: () => {
      draft.forget()
      return 'Je profiel is bewaard.'
    },
    undo: () => save(valuesOf(employee)),
  })
  return (
    <Form of={form} act="Bewaren">
      <FieldPair>
        <TextField label="Voornaam" autoComplete="given-name" maxLength={100} required {...form.text('firstName')} />
        <TextField label="Achternaam" autoComplete="family-name" maxLength={100} required {...form.text('lastName')} />
      </FieldPair>
      <PhoneField
        label="Telefoonnummer"
        autoComplete="tel"
        description="Families van cliënten die je beheert, zien dit nummer."
        {...form.text('phone')}
      />
      <Facts>
        <Fact label="E-mailadres, waarmee je inlogt">{email}</Fact>
      </Facts>
    </Form>
  )
}
