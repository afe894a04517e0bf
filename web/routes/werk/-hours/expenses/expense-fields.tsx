import { lazy, useRef, useState } from 'react'
import { Button } from '#components/controls/button.tsx'
import { PlusIcon } from '#components/marks/icons.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { Suspense } from '#components/page/suspense.tsx'
import { type Expense, expenseName } from '#rules/money/invoice-lines.ts'
import classes from '../hours.module.css'
import type { DraftExpense } from '../hours-draft.ts'
import type { FieldsProps } from '../reason-fields.tsx'

const ExpenseRow = lazy(() => import('./expense-row.tsx'))

// The tax-free allowance, only as a default: people may have agreed on another.
const usualCentsPerKm = 23

const empty: Record<Expense['kind'], DraftExpense> = {
  kilometres: { kind: 'kilometres', quantity: null, amount: usualCentsPerKm, description: '' },
  public_transport: { kind: 'public_transport', quantity: 1, amount: null, description: '' },
  other: { kind: 'other', quantity: 1, amount: null, description: '' },
}

type Props = FieldsProps & {
  /** Another receipt upload started (1) or ended (-1). */
  onSending: (more: 1 | -1) => void
}

/** The expenses of a shift: kilometres at a rate, tickets, anything else. */
export function ExpenseFields({ form, onSending }: Props) {
  const { expenses } = form.values
  // The fields hold what people type, so each row needs a key that survives the removal of another.
  const [keys, setKeys] = useState(() => expenses.map(() => crypto.randomUUID()))
  const [added, setAdded] = useState<string>()
  const adds = useRef<HTMLDivElement>(null)
  const add = (kind: Expense['kind']) => {
    const key = crypto.randomUUID()
    setAdded(key)
    setKeys([...keys, key])
    form.set({ expenses: [...expenses, empty[kind]] })
  }
  const remove = (at: number) => {
    setKeys(keys.filter((_, index) => index !== at))
    form.set({ expenses: expenses.toSpliced(at, 1) })
    adds.current?.querySelector('button')?.focus() // the focus must not disappear with the removed row
  }
  return (
    <section aria-label="Onkosten" className={`grid gap-16 ${classes.expenses}`}>
      <h3>Onkosten</h3>
      <Suspense fallback={<Skeleton height={170} />}>
        {expenses.map((expense, at) => (
          <ExpenseRow
            key={keys[at]}
            isNew={added !== undefined && keys[at] === added}
            expense={expense}
            path={`expenses[${at}]`}
            errorAt={form.errorAt}
            onChange={part => form.set({ expenses: expenses.with(at, { ...expense, ...part }) })}
            onSending={onSending}
            onRemove={() => remove(at)}
          />
        ))}
      </Suspense>
      <div ref={adds} className="wrap gap-8">
        {(['kilometres', 'public_transport', 'other'] as const).map(kind => (
          <Button
            key={kind}
            size="sm"
            variant="default"
            leftSection={<PlusIcon size={18} />}
            disabled={expenses.length >= 20}
            onClick={() => add(kind)}
          >
            {kind === 'other' ? 'Andere kosten' : expenseName[kind]}
          </Button>
        ))}
      </div>
    </section>
  )
}
