import type { ChangeEvent } from 'react'
import { parsePostcode } from '../../../../../rules/dutch-numbers.ts'
import { TextField } from '../../../../components/text-field.tsx'
import type { FieldsProps } from './fields.ts'
import classes from './registration.module.css'
import type { Draft } from './registration.ts'

type TextKey = { [K in keyof Draft]: Draft[K] extends string ? K : never }[keyof Draft]

/** Name and address: the place follows from the postcode, and can be corrected. */
export function WhoFields({ draft, errors, set, place }: FieldsProps & { place: string | undefined }) {
  const field = (name: TextKey) => ({
    name,
    value: draft[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => set({ [name]: event.currentTarget.value }),
    error: errors[name],
  })
  return (
    <>
      <div className={classes.pair}>
        <TextField label="Voornaam" autoComplete="given-name" maxLength={100} {...field('firstName')} />
        <TextField label="Achternaam" autoComplete="family-name" maxLength={100} {...field('lastName')} />
      </div>
      <TextField
        label="E-mailadres"
        description="Hierheen mailen we een link. Later log je ermee in."
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={200}
        {...field('email')}
      />
      <TextField label="Telefoonnummer" type="tel" autoComplete="tel" maxLength={20} {...field('phone')} />
      <div className={classes.pair} data-narrow>
        <TextField
          label="Postcode"
          autoComplete="postal-code"
          maxLength={9}
          {...field('postcode')}
          onChange={event => set({ postcode: event.currentTarget.value, city: null })}
          onBlur={() => set({ postcode: parsePostcode(draft.postcode) ?? draft.postcode })}
        />
        <TextField label="Huisnummer" autoComplete="off" maxLength={12} {...field('houseNumber')} />
      </div>
      <TextField label="Straat" maxLength={100} {...field('street')} />
      <TextField
        label="Plaats"
        description="Vullen we in bij je postcode. Pas hem aan als hij niet klopt."
        name="city"
        autoComplete="address-level2"
        maxLength={100}
        value={draft.city ?? place ?? ''}
        onChange={event => set({ city: event.currentTarget.value })}
        error={errors.city}
      />
    </>
  )
}
