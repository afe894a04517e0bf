import { AddressFields } from '#care/form/address-fields.tsx'
import { FieldPair } from '#care/form/form.tsx'
import { PhoneField } from '#components/fields/phone-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import type { FieldsProps } from './fields.ts'

/** Name, how to reach someone, and the address. */
export function WhoFields({ form, place }: FieldsProps & { place: string | undefined }) {
  return (
    <>
      <FieldPair>
        <TextField label="Voornaam" autoComplete="given-name" maxLength={100} {...form.text('firstName')} />
        <TextField label="Achternaam" autoComplete="family-name" maxLength={100} {...form.text('lastName')} />
      </FieldPair>
      <TextField
        label="E-mailadres"
        description="Je krijgt hier een link. Met dit adres log je later in."
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={200}
        {...form.text('email')}
      />
      <PhoneField label="Telefoonnummer" autoComplete="tel" {...form.text('phone')} />
      <AddressFields form={form} place={place} own />
    </>
  )
}
