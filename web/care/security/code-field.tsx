import { TextField } from '#components/fields/text-field.tsx'
import type { FormOf } from '../form/use-form.ts'

/** The six digits from a mail or an app, also when pasted with spaces or other text. */
export const CodeField = ({ label, form }: { label: string; form: FormOf<{ code: string }> }) => (
  <TextField
    label={label}
    description="Zes cijfers"
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={11}
    className="figures"
    {...form.text('code')}
    data-autofocus
  />
)
