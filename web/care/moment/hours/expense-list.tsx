import { download } from '#client/api.ts'
import { Button } from '#components/controls/button.tsx'
import { useAction } from '../../action/use-action.ts'
import { describeExpense, type Expense } from '../hours.ts'
import classes from './hours.module.css'

/** The expenses one by one, each with its receipt. */
export function ExpenseList({ expenses }: { expenses: readonly Expense[] }) {
  return (
    <ul className={`grid soft small ${classes.expenses} figures`} aria-label="Onkosten">
      {expenses.map(expense => (
        <li key={`${describeExpense(expense)} ${expense.file}`}>
          <span>{describeExpense(expense)}</span>
          {expense.file && <Receipt file={expense.file} what={describeExpense(expense)} />}
          {!expense.file && expense.kind !== 'kilometres' && <span>Zonder bon</span>}
        </li>
      ))}
    </ul>
  )
}

function Receipt({ file, what }: { file: string; what: string }) {
  const { busy, act } = useAction()
  const save = () => act({ run: () => download('GET /user_files/{uuid}/download', { uuid: file.split('/').at(-1)! }) })
  return (
    <Button variant="subtle" size="sm" loading={busy} onClick={() => void save()}>
      Bon downloaden
      <span className="unseen"> van {what}</span>
    </Button>
  )
}
