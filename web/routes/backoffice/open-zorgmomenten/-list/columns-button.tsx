import { SavedButton } from '#care/list/saved/saved-button.tsx'
import { Choices } from '#components/controls/choices.tsx'
import { type Column, columnsOf, columnWords, type WorkSearch, writeColumns } from './work-list.ts'

const choices = Object.entries(columnWords).map(([value, label]) => ({ value: value as Column, label }))

/** Chooses the columns of the work list. They are part of the address, so that a saved view includes them. */
export const ColumnsButton = ({ of: { search, set } }: { of: WorkSearch }) => (
  <SavedButton label="Kolommen" disabled={false}>
    {() => (
      <Choices
        label="Wat zie je per opdracht?"
        several
        look="column"
        choices={choices}
        chosen={columnsOf(search)}
        onChange={chosen => set(writeColumns(chosen))}
        help="Bewaar je een weergave, dan onthoudt die ook de kolommen. Naast een open opdracht en op een klein scherm is er geen plaats voor alle kolommen."
      />
    )}
  </SavedButton>
)
