import type { FormOf } from '#care/form/use-form.ts'
import { AddButton } from '#components/controls/add-button.tsx'
import { Button } from '#components/controls/button.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { type Category, categoryWords } from '#words/plan-nl.ts'
import classes from './problem-dialog.module.css'
import { type Action, emptyAction, type ProblemValues } from './problem-form.ts'

const categories = (Object.entries(categoryWords) as [Category, string][]).map(([value, label]) => ({ value, label }))

/** The actions on a problem: what kind, on what, and what is done. An empty one is not saved. */
export function ActionFields({ form }: { form: FormOf<ProblemValues> }) {
  const { interventions } = form.values
  const put = (at: number, change: Partial<Action>) =>
    form.set({ interventions: interventions.map((action, index) => (index === at ? { ...action, ...change } : action)) })
  return (
    <div className={`stack gap-12 ${classes.actions}`}>
      {interventions.map((action, at) => (
        <fieldset key={keyOf(at)} className={`stack gap-12 outlined ${classes.action}`}>
          <legend>Actie {at + 1}</legend>
          <TextArea
            label="Wat gebeurt er?"
            rows={2}
            value={action.text}
            error={form.errorAt(`interventions[${at}].text`)}
            onChange={event => put(at, { text: event.currentTarget.value })}
          />
          <TextField
            label="Waarop gericht"
            placeholder="Zoals wondzorg of voeding"
            value={action.target}
            error={form.errorAt(`interventions[${at}].target`)}
            onChange={event => put(at, { target: event.currentTarget.value })}
          />
          <SelectField
            label="Soort actie"
            choices={categories}
            value={action.category}
            onChange={category => put(at, { category })}
          />
          <Button variant="subtle" onClick={() => form.set({ interventions: interventions.filter((_, index) => index !== at) })}>
            Actie {at + 1} verwijderen
          </Button>
        </fieldset>
      ))}
      <AddButton onAdd={() => form.set({ interventions: [...interventions, emptyAction] })}>Actie toevoegen</AddButton>
    </div>
  )
}
// Actions have no name of their own, and their fields hold nothing that is not in the form.
const keyOf = (at: number) => `actie ${at}`
