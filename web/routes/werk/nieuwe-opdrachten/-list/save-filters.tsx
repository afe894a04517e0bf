import { type FormEvent, useRef, useState } from 'react'
import { useChange } from '../../../../client/cache.ts'
import { Button } from '../../../../components/button.tsx'
import { Checkbox } from '../../../../components/checkbox.tsx'
import { TextField } from '../../../../components/text-field.tsx'
import { toastDone } from '../../../../components/toast.ts'
import classes from './saved-filters.module.css'

type Props = {
  query: string
  /** The filters in words: the first proposal for a name. */
  words: string
  /** Shows the field for the name at once, without a button before it. */
  atOnce: boolean
  onDone: () => void
}

const mostLetters = 80
const nameFrom = (words: string) => `${words[0]?.toUpperCase()}${words.slice(1)}`.slice(0, mostLetters)

/** Saves the current filters under a name, with or without mail. */
export function SaveFilters({ query, words, atOnce, onDone }: Props) {
  const [asked, setAsked] = useState(atOnce)
  if (!asked)
    return (
      <Button variant="default" fullWidth onClick={() => setAsked(true)}>
        Bewaar deze filters
      </Button>
    )
  return <NameForm query={query} proposal={nameFrom(words)} onDone={onDone} />
}

function NameForm({ query, proposal, onDone }: { query: string; proposal: string; onDone: () => void }) {
  const [name, setName] = useState(proposal)
  const [byMail, setByMail] = useState(true)
  const [missing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const save = useChange('POST /saved_searches')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setMissing(!name.trim())
    if (!name.trim()) return field.current?.focus()
    const made = await save.run({ body: { name: name.trim(), query, byMail } }).catch(() => undefined) // shown below
    if (!made) return
    toastDone(
      byMail
        ? `“${made.name}” is bewaard. Past er een nieuwe opdracht bij, dan krijg je een mail.`
        : `“${made.name}” is bewaard. Je vindt de filters terug bij ‘Bewaarde filters’.`,
    )
    onDone()
  }
  return (
    <form className={classes.form} onSubmit={event => void submit(event)} noValidate>
      <TextField
        ref={field}
        label="Naam van deze filters"
        required
        maxLength={mostLetters}
        autoComplete="off"
        value={name}
        onChange={event => setName(event.currentTarget.value)}
        error={
          missing ? 'Geef de filters een naam.' : save.problem && (save.problem.violations[0]?.message ?? save.problem.message)
        }
      />
      <Checkbox
        label="Mail me bij nieuwe opdrachten"
        description="Zet je dit aan, dan mailen we je alleen nog over deze filters."
        checked={byMail}
        onChange={event => setByMail(event.currentTarget.checked)}
      />
      <Button type="submit" fullWidth loading={save.busy}>
        Filters bewaren
      </Button>
    </form>
  )
}
