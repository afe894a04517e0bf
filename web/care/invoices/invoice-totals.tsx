import { Fact, Facts } from '#components/marks/fact.tsx'
import { vatText } from '#rules/money/vat.ts'
import { formatMoney } from '#rules/time/format-nl.ts'
import classes from './invoice.module.css'
import type { Invoice } from './invoice.ts'

/** The totals of an invoice, and why it has no VAT if it has none. */
export function InvoiceTotals({ invoice }: { invoice: Invoice }) {
  const { vatRegime, total, vat, payable, type, isPart } = invoice
  return (
    <>
      <div className={`to-end ruled ${classes.totals}`}>
        <Facts look="rows">
          <Fact label="Totaal zonder btw">{formatMoney(total)}</Fact>
          <Fact label={vatRegime === 'standard_21' ? 'Btw 21%' : 'Btw'}>{formatMoney(vat)}</Fact>
          <Fact label={isPart ? 'Totaal, alleen uw locaties' : type === 'credit_note' ? 'Totaal' : 'Te betalen'} kind="total">
            {formatMoney(payable)}
          </Fact>
        </Facts>
      </div>
      {vatRegime !== 'standard_21' && <p className="above-16 soft small">{vatText(vatRegime)}</p>}
    </>
  )
}
