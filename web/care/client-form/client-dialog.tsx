import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryOnceOf } from '#client/cache.ts'
import { useDraft } from '#client/drafts.ts'
import { Button } from '#components/controls/button.tsx'
import { Choices } from '#components/controls/choices.tsx'
import { DateField } from '#components/fields/date-field.tsx'
import { PhoneField } from '#components/fields/phone-field.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { genderWords } from '#words/client-nl.ts'
import { AddressFields } from '../form/address-fields.tsx'
import { FieldPair } from '../form/form.tsx'
import { FormDialog } from '../form/form-dialog.tsx'
import { useForm } from '../form/use-form.ts'
import { usePlace } from '../form/use-place.ts'
import { dateOf } from '../moment/moment.ts'
import { now } from '../now.ts'
import { bodyOf, type ClientValues, checkClient, fieldOf, readClient } from './client-form.ts'

type Named = { value: string; label: string }
type Props<A> = {
  title: string
  act: string
  /** The name of the draft, and the initial values. */
  draft: string
  start: ClientValues
  /** A note below the typed name. */
  aboutName?: (values: ClientValues) => ReactNode
  /** The possible client managers, where the reader may choose one. */
  managers?: readonly Named[] | undefined
  send: (body: ReturnType<typeof bodyOf>, values: ClientValues) => Promise<A>
  /** Called when it is saved; a returned sentence becomes a toast. */
  done: (answer: A) => string | Promise<string>
  onClose: () => void
}

/** A client's form in a dialog; what was typed stays, also when it closes, until it is sent or cleared. */
export function ClientDialog<A>({ title, act, draft, start, aboutName, managers, send, done, onClose }: Props<A>) {
  const kept = useDraft(draft, start, readClient)
  const { place, unknown } = usePlace(kept.draft)
  const all = useQuery(queryOnceOf('GET /organization_locations', { query: { pagination: false } })).data?.member ?? []
  // With only one location there is nothing to choose.
  const only = all.length === 1 ? all[0]!['@id'] : ''
  const whole = (values: ClientValues) => ({ ...values, city: values.city ?? place ?? null, location: values.location || only })
  const form = useForm<ClientValues, A>({
    start,
    draft: kept,
    check: values => checkClient(whole(values), dateOf(now()), unknown),
    fieldOf,
    send: values => send(bodyOf(whole(values)), values),
    done: answer => {
      kept.forget()
      onClose()
      return done(answer)
    },
  })
  const isOfMany = new Set(all.map(({ organization }) => organization.uuid)).size > 1
  const locations = all.map(({ '@id': value, name, organization }) => ({
    value,
    label: isOfMany ? `${organization.name}: ${name}` : name,
  }))
  return (
    <FormDialog
      of={form}
      title={title}
      look="side"
      onClose={onClose}
      act={act}
      more={
        <Button variant="subtle" disabled={form.busy || kept.draft === start} onClick={form.clear}>
          Formulier wissen
        </Button>
      }
    >
      <FieldPair>
        <TextField label="Voornaam" maxLength={100} autoComplete="off" data-autofocus {...form.text('firstName')} />
        <TextField label="Achternaam" maxLength={100} autoComplete="off" {...form.text('lastName')} />
      </FieldPair>
      {aboutName?.(form.values)}
      <DateField
        label="Geboortedatum (mag leeg blijven)"
        maxDate={dateOf(now())}
        whole
        autoComplete="off"
        {...form.field('birthDate')}
      />
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
      {managers && (
        <SelectField label="Cliëntmanager" {...form.field('manager')} choices={[{ value: '', label: 'Niemand' }, ...managers]} />
      )}
      <AddressFields form={form} place={place} />
      <PhoneField label="Telefoon (mag leeg blijven)" autoComplete="off" {...form.text('phone')} />
      <TextField label="E-mailadres (mag leeg blijven)" type="email" autoComplete="off" maxLength={180} {...form.text('email')} />
    </FormDialog>
  )
}
