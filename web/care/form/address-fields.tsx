import { homeCountry, postcodeIn } from '../../../rules/address.ts'
import { TextField } from '../../components/text-field.tsx'
import type { TypedAddress } from './address.ts'
import { CountryField } from './country-field.tsx'
import { FieldPair } from './form.tsx'
import type { FormOf } from './use-form.ts'

/** The fields of an address: in the Netherlands the place follows from the postcode (use-place.ts), and can be corrected. */
export function AddressFields({ form, place }: { form: FormOf<TypedAddress>; place: string | undefined }) {
  const { values, set } = form
  const { postcode, country } = values
  const isHome = country === homeCountry
  return (
    <>
      <FieldPair short>
        <TextField
          label={isHome ? 'Postcode' : 'Postcode (mag leeg blijven)'}
          autoComplete="postal-code"
          maxLength={12}
          {...form.text('postcode')}
          onChange={event => set({ postcode: event.currentTarget.value, ...(isHome && { city: null }) })}
          onBlur={() => set({ postcode: postcodeIn(country, postcode) ?? postcode })}
        />
        <TextField
          label={isHome ? 'Huisnummer' : 'Huisnummer (mag leeg blijven)'}
          autoComplete="off"
          maxLength={12}
          {...form.text('houseNumber')}
        />
      </FieldPair>
      <TextField label="Straat" maxLength={100} {...form.text('street')} />
      <TextField
        label="Plaats"
        description={isHome && 'Vullen we in bij de postcode. Pas hem aan als hij niet klopt.'}
        autoComplete="address-level2"
        maxLength={100}
        {...form.field('city')}
        value={values.city ?? (isHome ? place : undefined) ?? ''}
        onChange={event => set({ city: event.currentTarget.value })}
      />
      <CountryField {...form.field('country')} />
    </>
  )
}
