import { useState } from 'react'
import { AppLink } from '#components/controls/app-link.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import fold from '#components/layers/fold.module.css'
import classes from './contact.module.css'
import { findQuestions } from './questions.ts'

/** Frequently asked questions; a search opens its results. */
export function QuestionList() {
  const [search, setSearch] = useState('')
  const found = findQuestions(search)
  const narrowed = search.trim() !== ''
  return (
    <div className={classes.questions}>
      <TextField
        label="Zoek in de vragen"
        type="search"
        autoComplete="off"
        value={search}
        onChange={event => setSearch(event.currentTarget.value)}
      />
      <p role="status" className={narrowed ? classes.soft : 'unseen'}>
        {narrowed && (found.length > 0 ? `${found.length} gevonden` : 'Niets gevonden. Stel je vraag in een bericht of bel ons.')}
      </p>
      {found.map(({ question, answer, at }) => (
        // A separate open state while searching: what people opened themselves stays as it is.
        <details key={`${question}${narrowed && found.length <= 3}`} className={fold.fold} open={narrowed && found.length <= 3}>
          <summary>{question}</summary>
          <p>{answer}</p>
          {at && (
            <p>
              <AppLink href={at.href}>{at.label}</AppLink>
            </p>
          )}
        </details>
      ))}
    </div>
  )
}
