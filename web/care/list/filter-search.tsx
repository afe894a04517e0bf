import { useEffect, useRef, useState } from 'react'
import { TextField } from '#components/fields/text-field.tsx'
import { SearchIcon } from '#components/marks/icons.tsx'
import classes from './filter-bar.module.css'
import type { OnlyRow } from './row/only-row.ts'

type Props = {
  /** 'Zoek op naam of plaats'; the field itself says what is typed in it. */
  label: string
  /** The current search text. */
  term: string
  size: 'sm' | 'md'
  onSearch: (term: string) => void
  onlyRow?: OnlyRow
}

const inField = (label: string) => label.replace(/^Zoek op (.)/, (_all, letter: string) => letter.toUpperCase())

/** The search field of a list: Enter searches and opens what is found alone, emptying it shows everything again. */
export function FilterSearch({ label, term, size, onSearch, onlyRow = null }: Props) {
  const input = useRef<HTMLInputElement>(null)
  // The text may also change from outside: filters are cleared, or people go back. Text that is being typed stays.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = term
  }, [term])
  // What was entered, until its answer arrives.
  const [entered, setEntered] = useState<string>()
  useEffect(() => {
    if (!entered || entered !== term || onlyRow === 'searching') return
    setEntered(undefined)
    onlyRow?.()
  }, [entered, term, onlyRow])
  return (
    <search className={classes.search}>
      <form
        onSubmit={event => {
          event.preventDefault()
          const typed = input.current?.value.trim() ?? ''
          setEntered(typed)
          onSearch(typed)
        }}
      >
        <TextField
          ref={input}
          type="search"
          size={size}
          aria-label={label}
          placeholder={inField(label)}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          leftSection={<SearchIcon size={20} />}
          defaultValue={term}
          onChange={event => {
            setEntered(undefined)
            if (event.currentTarget.value === '' && term) onSearch('')
          }}
        />
      </form>
    </search>
  )
}
