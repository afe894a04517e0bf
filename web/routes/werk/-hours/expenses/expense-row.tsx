import { useEffect, useRef } from 'react'
import { documentRules, openFile, storeOrKeepFile } from '#care/stored-files.ts'
import { IconButton } from '#components/controls/icon-button.tsx'
import { FileField } from '#components/fields/file-field.tsx'
import { MoneyField } from '#components/fields/money-field.tsx'
import { NumberField } from '#components/fields/number-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { CloseIcon } from '#components/marks/icons.tsx'
import { expenseName } from '#rules/money/invoice-lines.ts'
import classes from '../hours.module.css'
import type { DraftExpense } from '../hours-draft.ts'

type RowProps = {
  expense: DraftExpense
  /** Whether it was just added: then its first field gets the focus. */
  isNew: boolean
  path: string
  /** The error at a path of the form. */
  errorAt: (path: string) => string | undefined
  onChange: (part: Partial<DraftExpense>) => void
  onSending: (more: 1 | -1) => void
  onRemove: () => void
}

/** One expense with its receipt; its code loads with the first expense. */
export default function ExpenseRow({ expense, isNew, path, errorAt, onChange, onSending, onRemove }: RowProps) {
  const { kind, quantity, amount, description, file, fileName } = expense
  const row = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (isNew) row.current?.querySelector('input')?.focus()
  }, [isNew])
  return (
    <fieldset ref={row} className={`grid relative top gap-12 rounded ${classes.expense}`} data-kind={kind}>
      <legend>{expenseName[kind]}</legend>
      {kind === 'kilometres' && (
        <NumberField
          label="Aantal"
          unit="km"
          decimals={2}
          value={quantity}
          onChange={next => onChange({ quantity: next })}
          error={errorAt(`${path}.quantity`)}
        />
      )}
      <MoneyField
        label={kind === 'kilometres' ? 'Per km' : 'Bedrag'}
        value={amount}
        onChange={next => onChange({ amount: next })}
        error={errorAt(`${path}.amount`)}
      />
      <TextField
        className={classes.wide}
        label={kind === 'other' ? 'Waarvoor' : 'Van en naar'}
        maxLength={200}
        value={description}
        onChange={event => onChange({ description: event.currentTarget.value })}
        error={errorAt(`${path}.description`)}
      />
      {kind !== 'kilometres' && (
        <div className="across">
          <FileField
            label="Bon"
            camera
            rules={documentRules}
            files={file ? [{ id: file, name: fileName ?? 'Bon' }] : []}
            onChange={([receipt]) => onChange({ file: receipt?.id, fileName: receipt?.name })}
            send={storeOrKeepFile}
            open={openFile}
            error={errorAt(`${path}.file`)}
            onSending={onSending}
          />
        </div>
      )}
      <IconButton className={classes.remove} aria-label={`${expenseName[kind]} verwijderen`} onClick={onRemove}>
        <CloseIcon size={20} />
      </IconButton>
    </fieldset>
  )
}
