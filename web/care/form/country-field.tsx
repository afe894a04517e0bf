import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOnceOf } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { countryName, homeCountry } from '#rules/typed/address.ts'
import classes from './form.module.css'

type Props = {
  name: string
  value: string
  error: string | undefined
  onChange: (country: string) => void
  /** Whether it belongs to the user's own address. */
  own?: boolean
}

/** The country of an address. Nearly all are in the Netherlands, so it is only asked of people who say that theirs is not. */
export function CountryField(field: Props) {
  const [isAsked, ask] = useState(false)
  if (isAsked || field.value !== homeCountry || field.error) return <Countries {...field} focus={isAsked} />
  return (
    <div className={classes.elsewhere}>
      <Button variant="subtle" size="sm" onClick={() => ask(true)}>
        Dit adres is niet in Nederland
      </Button>
    </div>
  )
}

const focusOn = (select: HTMLSelectElement | null) => select?.focus()

function Countries({ focus, own = false, ...field }: Props & { focus: boolean }) {
  const { data } = useQuery(queryOnceOf('GET /countries', { query: { selectable: true } }))
  const offered = (data?.member ?? []).map(({ key, name }) => ({ value: key, label: name }))
  // The stored country is a choice before the list has loaded, and also when it is no longer offered.
  const kept = offered.some(({ value }) => value === field.value) ? [] : [{ value: field.value, label: countryName(field.value) }]
  return (
    <SelectField
      label="Land"
      autoComplete={own ? 'country' : 'off'}
      {...(focus && { ref: focusOn })}
      {...field}
      choices={[...kept, ...offered]}
    />
  )
}
