import { useState } from 'react'
import { Form } from '#care/form/form.tsx'
import { useForm } from '#care/form/use-form.ts'
import { useChange } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { Checkbox } from '#components/controls/checkbox.tsx'
import { TextField } from '#components/fields/text-field.tsx'

type Props = {
  query: string
  /** The filters in words: the suggested name. */
  words: string
  /** Shows the field for the name at once, without a button before it. */
  atOnce: boolean
  onDone: () => void
}

const maxLetters = 80
const nameFrom = (words: string) => `${words[0]?.toUpperCase()}${words.slice(1)}`.slice(0, maxLetters)

/** Saves the current filters under a name, with or without mail. */
export function SaveFilters({ query, words, atOnce, onDone }: Props) {
  const [asked, setAsked] = useState(atOnce)
  if (!asked)
    return (
      <Button variant="default" fullWidth onClick={() => setAsked(true)}>
        Bewaar deze filters
      </Button>
    )
  return <NameForm query={query} proposal={nameFrom(words)} opened={!atOnce} onDone={onDone} />
}

type NameProps = { query: string; proposal: string; opened: boolean; onDone: () => void }
function NameForm({ query, proposal, opened, onDone }: NameProps) {
  const save = useChange('POST /saved_searches')
  const form = useForm({
    start: { name: proposal, byMail: true },
    check: ({ name }) => (name.trim() ? {} : { name: 'Geef de filters een naam.' }),
    send: ({ name, byMail }) => save.run({ body: { name: name.trim(), query, byMail } }),
    done: ({ name }, { byMail }) => {
      onDone()
      return byMail
        ? `“${name}” is bewaard. Past er een nieuwe opdracht bij, dan krijg je een mail.`
        : `“${name}” is bewaard. Je vindt de filters terug bij ‘Bewaarde filters’.`
    },
  })
  return (
    <Form of={form} act="Filters bewaren" wide opened={opened}>
      <TextField label="Naam van deze filters" required maxLength={maxLetters} autoComplete="off" {...form.text('name')} />
      <Checkbox
        label="Mail me bij nieuwe opdrachten"
        description="Zet je dit aan, dan mailen we je alleen nog over deze filters."
        {...form.tick('byMail')}
      />
    </Form>
  )
}
