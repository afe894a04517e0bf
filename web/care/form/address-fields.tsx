import { parsePostcode } from '../../../rules/dutch-numbers.ts'
import { TextField } from '../../components/text-field.tsx'
import type { TypedAddress } from './address.ts'
import { FieldPair } from './form.tsx'
import type { FormOf } from './use-form.ts'

/** The fields of an address: the place follows from the postcode (use-place.ts), and can be corrected. */
export function AddressFields({ form, place }: { form: FormOf<TypedAddress>; place: string | undefined }) {
  const { values, set } = form
  return (
    <>
      <FieldPair short>
        <TextField
          label="Postcode"
          autoComplete="postal-code"
          maxLength={9}
          {...form.text('postcode')}
          onChange={event => set({ postcode: event.currentTarget.value, city: null })}
          onBlur={() => set({ postcode: parsePostcode(values.postcode) ?? values.postcode })}
        />
        <TextField label="Huisnummer" autoComplete="off" maxLength={12} {...form.text('houseNumber')} />
      </FieldPair>
      <TextField label="Straat" maxLength={100} {...form.text('street')} />
      <TextField
        label="Plaats"
        description="Vullen we in bij de postcode. Pas hem aan als hij niet klopt."
        autoComplete="address-level2"
        maxLength={100}
        {...form.field('city')}
        value={values.city ?? place ?? ''}
        onChange={event => set({ city: event.currentTarget.value })}
      />
    </>
  )
}
