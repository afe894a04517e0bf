import { useEffect, useRef } from 'react'
import { SearchIcon } from '../../components/icons.tsx'
import { TextField } from '../../components/text-field.tsx'
import classes from './filter-bar.module.css'

type Props = {
  label: string
  /** What is searched for now. */
  term: string
  size: 'sm' | 'md'
  onSearch: (term: string) => void
}

/** The search field of a list: Enter searches, emptying it shows everything again. */
export function FilterSearch({ label, term, size, onSearch }: Props) {
  const input = useRef<HTMLInputElement>(null)
  // The word may also change from outside: filters are cleared, or people go back. What somebody is typing stays.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = term
  }, [term])
  return (
    <search className={classes.search}>
      <form
        onSubmit={event => {
          event.preventDefault()
          onSearch(input.current?.value.trim() ?? '')
        }}
      >
        <TextField
          ref={input}
          type="search"
          size={size}
          aria-label={label}
          placeholder={label}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          leftSection={<SearchIcon size={20} />}
          defaultValue={term}
          onChange={event => event.currentTarget.value === '' && term && onSearch('')}
        />
      </form>
    </search>
  )
}
