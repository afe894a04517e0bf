import { ActionIcon, Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { CloseIcon, PlusIcon } from '../../../components/icons.tsx'
import { MoneyField } from '../../../components/money-field.tsx'
import { type ExpenseKind, expenseKindWords } from '../../../words/hours-nl.ts'
import type { DraftExpense, FieldErrors } from './hours-draft.ts'
import classes from './hours-form.module.css'
import { NumberField } from './number-field.tsx'
import { ReceiptField } from './receipt-field.tsx'

// The tax-free allowance, only as a beginning: what was agreed may be something else.
const usualCentsPerKm = 23

const empty: Record<ExpenseKind, DraftExpense> = {
  kilometres: { kind: 'kilometres', quantity: null, amount: usualCentsPerKm, description: '' },
  public_transport: { kind: 'public_transport', quantity: 1, amount: null, description: '' },
  other: { kind: 'other', quantity: 1, amount: null, description: '' },
}

type RowProps = {
  expense: DraftExpense
  path: string
  errors: FieldErrors
  onChange: (part: Partial<DraftExpense>) => void
  onSending: (more: 1 | -1) => void
  onRemove: () => void
}

function ExpenseRow({ expense, path, errors, onChange, onSending, onRemove }: RowProps) {
  const { kind, quantity, amount, description, file, fileName } = expense
  return (
    <fieldset className={classes.expense} data-kind={kind}>
      <legend>{expenseKindWords[kind]}</legend>
      {kind === 'kilometres' && (
        <NumberField
          label="Aantal"
          unit="km"
          decimals={2}
          value={quantity}
          onChange={next => onChange({ quantity: next })}
          error={errors[`${path}.quantity`]}
        />
      )}
      <MoneyField
        label={kind === 'kilometres' ? 'Per km' : 'Bedrag'}
        value={amount}
        onChange={next => onChange({ amount: next })}
        error={errors[`${path}.amount`]}
      />
      <TextInput
        className={classes.wide}
        label={kind === 'other' ? 'Waarvoor' : 'Van en naar'}
        maxLength={200}
        value={description}
        onChange={event => onChange({ description: event.currentTarget.value })}
        error={errors[`${path}.description`]}
      />
      {kind !== 'kilometres' && (
        <ReceiptField
          file={file}
          name={fileName}
          error={errors[`${path}.file`]}
          onChange={receipt => onChange({ file: receipt?.['@id'], fileName: receipt?.name })}
          onSending={onSending}
        />
      )}
      <ActionIcon className={classes.remove} aria-label={`${expenseKindWords[kind]} verwijderen`} onClick={onRemove}>
        <CloseIcon size={20} />
      </ActionIcon>
    </fieldset>
  )
}

type Props = {
  expenses: DraftExpense[]
  errors: FieldErrors
  onChange: (expenses: DraftExpense[]) => void
  /** A receipt more (1) or less (-1) on its way. */
  onSending: (more: 1 | -1) => void
}

/** Costs passed on: kilometres at a rate, tickets, anything else. */
export function ExpenseFields({ expenses, errors, onChange, onSending }: Props) {
  // The fields hold what is typed, so that each row needs a name that stays when another goes.
  const [keys, setKeys] = useState(() => expenses.map(() => crypto.randomUUID()))
  const add = (kind: ExpenseKind) => {
    setKeys([...keys, crypto.randomUUID()])
    onChange([...expenses, empty[kind]])
  }
  const remove = (at: number) => {
    setKeys(keys.filter((_, index) => index !== at))
    onChange(expenses.filter((_, index) => index !== at))
  }
  return (
    <section aria-label="Onkosten" className={classes.expenses}>
      <h3>Onkosten</h3>
      {expenses.map((expense, at) => (
        <ExpenseRow
          key={keys[at]}
          expense={expense}
          path={`expenses[${at}]`}
          errors={errors}
          onChange={part => onChange(expenses.map((one, index) => (index === at ? { ...one, ...part } : one)))}
          onSending={onSending}
          onRemove={() => remove(at)}
        />
      ))}
      <div className={classes.adds}>
        {(['kilometres', 'public_transport', 'other'] as const).map(kind => (
          <Button
            key={kind}
            size="sm"
            variant="default"
            leftSection={<PlusIcon size={18} />}
            disabled={expenses.length >= 20}
            onClick={() => add(kind)}
          >
            {expenseKindWords[kind]}
          </Button>
        ))}
      </div>
    </section>
  )
}
