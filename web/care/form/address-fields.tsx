import { TextField } from '#components/fields/text-field.tsx'
import { homeCountry, postcodeIn } from '#rules/typed/address.ts'
import type { TypedAddress } from './address.ts'
import { CountryField } from './country-field.tsx'
import { FieldPair } from './form.tsx'
import type { FormOf } from './use-form.ts'

type Props = {
  form: FormOf<TypedAddress>
  place: string | undefined
  /** Whether it is the user's own address, which the browser may fill in. */
  own?: boolean
}

/** The fields of an address: in the Netherlands the city follows from the postcode (use-place.ts), and can be corrected. */
export function AddressFields({ form, place, own = false }: Props) {
  const { values, set } = form
  const { postcode, country } = values
  const isHome = country === homeCountry
  return (
    <>
      <FieldPair short>
        <TextField
          label={isHome ? 'Postcode' : 'Postcode (mag leeg blijven)'}
          autoComplete={own ? 'postal-code' : 'off'}
          {...form.text('postcode')}
          onChange={event => set({ postcode: event.currentTarget.value, ...(isHome && { city: null }) })}
          onBlur={() => set({ postcode: postcodeIn(country, postcode) ?? postcode })}
        />
        <TextField
          label={isHome ? 'Huisnummer' : 'Huisnummer (mag leeg blijven)'}
          autoComplete={own ? 'address-line2' : 'off'}
          {...form.text('houseNumber')}
        />
      </FieldPair>
      <TextField label="Straat" autoComplete={own ? 'address-line1' : 'off'} maxLength={100} {...form.text('street')} />
      <TextField
        label="Plaats"
        description={isHome && 'We vullen de plaats in. Klopt die niet? Pas hem aan.'}
        autoComplete={own ? 'address-level2' : 'off'}
        maxLength={100}
        {...form.field('city')}
        value={values.city ?? (isHome ? place : undefined) ?? ''}
        onChange={event => set({ city: event.currentTarget.value })}
      />
      <CountryField own={own} {...form.field('country')} />
    </>
  )
}
