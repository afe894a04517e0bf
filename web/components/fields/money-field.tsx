import { formatMoney } from '#rules/time/format-nl.ts'
import { explainMoney, readMoney } from '#rules/typed/typed-values.ts'
import { type FieldProps, ParsedField } from './parsed-field.tsx'

const write = (amountCents: number) => formatMoney(amountCents).replace(/^€\s/, '')

/** An amount in whole cents, typed as "12,50". */
export function MoneyField(props: FieldProps<number>) {
  return <ParsedField inputMode="decimal" leftSection="€" {...props} read={readMoney} write={write} explain={explainMoney} />
}
