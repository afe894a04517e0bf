import { parsePostcode } from '../../../../../rules/dutch-numbers.ts'
import { FieldPair } from '../../../../care/form/form.tsx'
import { TextField } from '../../../../components/text-field.tsx'
import type { FieldsProps } from './fields.ts'

/** Name and address: the place follows from the postcode, and can be corrected. */
export function WhoFields({ form, place }: FieldsProps & { place: string | undefined }) {
  const { values: draft, set } = form
  return (
    <>
      <FieldPair>
        <TextField label="Voornaam" autoComplete="given-name" maxLength={100} {...form.text('firstName')} />
        <TextField label="Achternaam" autoComplete="family-name" maxLength={100} {...form.text('lastName')} />
      </FieldPair>
      <TextField
        label="E-mailadres"
        description="Hierheen mailen we een link. Later log je ermee in."
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={200}
        {...form.text('email')}
      />
      <TextField label="Telefoonnummer" type="tel" autoComplete="tel" maxLength={20} {...form.text('phone')} />
      <FieldPair short>
        <TextField
          label="Postcode"
          autoComplete="postal-code"
          maxLength={9}
          {...form.text('postcode')}
          onChange={event => set({ postcode: event.currentTarget.value, city: null })}
          onBlur={() => set({ postcode: parsePostcode(draft.postcode) ?? draft.postcode })}
        />
        <TextField label="Huisnummer" autoComplete="off" maxLength={12} {...form.text('houseNumber')} />
      </FieldPair>
      <TextField label="Straat" maxLength={100} {...form.text('street')} />
      <TextField
        label="Plaats"
        description="Vullen we in bij je postcode. Pas hem aan als hij niet klopt."
        autoComplete="address-level2"
        maxLength={100}
        {...form.field('city')}
        value={draft.city ?? place ?? ''}
        onChange={event => set({ city: event.currentTarget.value })}
      />
    </>
  )
}
