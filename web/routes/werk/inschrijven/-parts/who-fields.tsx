import { TextInput } from '@mantine/core'
import type { ChangeEvent } from 'react'
import { parsePostcode } from '../../../../../rules/dutch-numbers.ts'
import type { FieldsProps } from './fields.ts'
import classes from './registration.module.css'
import type { Draft } from './registration.ts'

type TextField = { [K in keyof Draft]: Draft[K] extends string ? K : never }[keyof Draft]

/** Who you are and where you live: the place comes with the postcode, and may be put right. */
export function WhoFields({ draft, errors, set, place }: FieldsProps & { place: string | undefined }) {
  const field = (name: TextField) => ({
    name,
    value: draft[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => set({ [name]: event.currentTarget.value }),
    error: errors[name],
  })
  return (
    <>
      <div className={classes.pair}>
        <TextInput label="Voornaam" autoComplete="given-name" maxLength={100} {...field('firstName')} />
        <TextInput label="Achternaam" autoComplete="family-name" maxLength={100} {...field('lastName')} />
      </div>
      <TextInput
        label="E-mailadres"
        description="Hierheen mailen we een link. Later log je ermee in."
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={200}
        {...field('email')}
      />
      <TextInput label="Telefoonnummer" type="tel" autoComplete="tel" maxLength={20} {...field('phone')} />
      <div className={classes.pair} data-narrow>
        <TextInput
          label="Postcode"
          autoComplete="postal-code"
          maxLength={9}
          {...field('postcode')}
          onChange={event => set({ postcode: event.currentTarget.value, city: null })}
          onBlur={() => set({ postcode: parsePostcode(draft.postcode) ?? draft.postcode })}
        />
        <TextInput label="Huisnummer" autoComplete="off" maxLength={12} {...field('houseNumber')} />
      </div>
      <TextInput label="Straat" maxLength={100} {...field('street')} />
      <TextInput
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
