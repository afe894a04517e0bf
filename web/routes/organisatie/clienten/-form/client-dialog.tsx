import { useQuery } from '@tanstack/react-query'
import { AddressFields } from '../../../../care/form/address-fields.tsx'
import { FieldPair, Form } from '../../../../care/form/form.tsx'
import { useForm } from '../../../../care/form/use-form.ts'
import { usePlace } from '../../../../care/form/use-place.ts'
import { dateOf } from '../../../../care/moment/moment.ts'
import { now } from '../../../../care/now.ts'
import { askOnce } from '../../../../client/cache.ts'
import { useDraft } from '../../../../client/drafts.ts'
import { Button } from '../../../../components/button.tsx'
import { Choices } from '../../../../components/choices.tsx'
import { DateField } from '../../../../components/date-field.tsx'
import { Dialog, DialogButtons } from '../../../../components/dialog.tsx'
import { SelectField } from '../../../../components/select-field.tsx'
import { TextField } from '../../../../components/text-field.tsx'
import { genderWords } from '../../../../words/client-nl.ts'
import { bodyOf, type ClientValues, checkClient, fieldOf, readClient } from './client-form.ts'

type Props<A> = {
  title: string
  act: string
  /** The name under which the draft is kept, and what the form begins with. */
  draft: string
  start: ClientValues
  send: (body: ReturnType<typeof bodyOf>) => Promise<A>
  /** What follows; the sentence is said in a toast. */
  done: (answer: A) => string | Promise<string>
  onClose: () => void
}

/** The form of a client in a dialog; what was typed stays, also when it closes, until it is sent or wiped. */
export function ClientDialog<A>({ title, act, draft, start, send, done, onClose }: Props<A>) {
  const kept = useDraft(draft, start, readClient)
  const { place, unknown } = usePlace(kept.draft.postcode)
  const all = useQuery(askOnce('GET /organization_locations', { query: { pagination: false } })).data?.member ?? []
  // Who has one location has nothing to choose.
  const only = all.length === 1 ? all[0]!['@id'] : ''
  const whole = (values: ClientValues) => ({ ...values, city: values.city ?? place ?? null, location: values.location || only })
  const form = useForm<ClientValues, A>({
    start,
    draft: kept,
    check: values => checkClient(whole(values), dateOf(now()), unknown),
    fieldOf,
    send: values => send(bodyOf(whole(values))),
    done: answer => {
      kept.forget()
      onClose()
      return done(answer)
    },
  })
  const locations = all.map(location => ({ value: location['@id'], label: location.name }))
  return (
    <Dialog title={title} look="side" closedBy="closerequest" busy={form.busy} onClose={onClose}>
      <Form
        of={form}
        act={act}
        frame={DialogButtons}
        more={
          <Button variant="subtle" disabled={form.busy || kept.draft === start} onClick={form.clear}>
            Invoer wissen
          </Button>
        }
      >
        <FieldPair>
          <TextField label="Voornaam" maxLength={100} autoComplete="off" data-autofocus {...form.text('firstName')} />
          <TextField label="Achternaam" maxLength={100} autoComplete="off" {...form.text('lastName')} />
        </FieldPair>
        <DateField label="Geboortedatum (mag leeg blijven)" maxDate={dateOf(now())} {...form.field('birthDate')} />
        <Choices
          label="Geslacht"
          choices={[
            { value: '' as const, label: 'Onbekend' },
            { value: 'male' as const, label: genderWords.male },
            { value: 'female' as const, label: genderWords.female },
          ]}
          chosen={[form.values.gender]}
          onChange={([gender = '']) => form.set({ gender })}
        />
        <SelectField
          label="Locatie"
          description="Deze locatie is verantwoordelijk voor de zorg."
          {...form.field('location')}
          value={form.values.location || only}
          choices={only ? locations : [{ value: '', label: 'Kies een locatie' }, ...locations]}
        />
        <AddressFields form={form} place={place} />
        <TextField
          label="Telefoon (mag leeg blijven)"
          type="tel"
          inputMode="tel"
          maxLength={20}
          autoComplete="off"
          {...form.text('phone')}
        />
        <TextField
          label="E-mailadres (mag leeg blijven)"
          type="email"
          autoComplete="off"
          maxLength={180}
          {...form.text('email')}
        />
      </Form>
    </Dialog>
  )
}
