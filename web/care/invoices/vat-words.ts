import { payableCents, type VatRegime, vatCents } from '#rules/money/vat.ts'
import { formatMoney } from '#rules/time/format-nl.ts'

const exampleCents = 100_000

/** Each VAT regime: its name, when it applies, and its effect on an invoice. */
export const vatWords: Record<VatRegime, { label: string; fits: string; does: string }> = {
  exempt_care: {
    label: 'Vrijgesteld van btw',
    fits: 'Je verleent zelf individuele zorg, in een zorgberoep met de vereiste opleiding en op eigen verantwoordelijkheid.',
    does: 'Je rekent geen btw en trekt geen btw af van wat je zelf koopt.',
  },
  standard_21: {
    label: '21% btw',
    fits: 'Je werkt onder leiding van de organisatie, of doet werk dat geen individuele zorg is.',
    does: 'De btw komt bovenop je bedrag. Die draag je af aan de Belastingdienst: je houdt er niets aan over.',
  },
  kor: {
    label: 'Kleineondernemersregeling (KOR)',
    fits: 'Je bent bij de Belastingdienst aangemeld voor de KOR en blijft onder de omzetgrens.',
    does: 'Je rekent geen btw, en op je factuur staat dat je meedoet aan de KOR.',
  },
}

/** What € 1.000 of work becomes on an invoice. */
export function vatExample(regime: VatRegime): string {
  const vat = vatCents(regime, exampleCents)
  const work = `Voor ${formatMoney(exampleCents)} werk betaalt de organisatie ${formatMoney(payableCents(regime, exampleCents))}`
  return vat === 0 ? `${work}, zonder btw.` : `${work}: ${formatMoney(vat)} daarvan is btw.`
}
