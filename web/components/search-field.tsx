import { useEffect, useRef } from 'react'
import { SearchIcon } from './icons.tsx'
import classes from './search-field.module.css'

type Props = { label: string; onSearch: (term: string) => void }

const apple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** One search over everything; Ctrl+K or ⌘K moves the focus to it. */
export function SearchField({ label, onSearch }: Props) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      input.current?.select()
    }
    addEventListener('keydown', focus)
    return () => removeEventListener('keydown', focus)
  }, [])
  const search = (form: FormData) => {
    const term = String(form.get('zoek')).trim()
    if (term) onSearch(term)
  }
  return (
    <search>
      <form className={classes.field} action={search}>
        <SearchIcon size={20} />
        <input ref={input} type="search" name="zoek" aria-label={label} placeholder={label} autoComplete="off" />
        <kbd>{apple ? '⌘ K' : 'Ctrl K'}</kbd>
      </form>
    </search>
  )
}
