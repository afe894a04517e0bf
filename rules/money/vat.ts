import { divideHalfUp } from './invoice-lines.ts'

/** How a worker's supply is taxed: exempt care (article 11 Wet OB), the general rate, or the small-business scheme. */
export type VatRegime = 'exempt_care' | 'standard_21' | 'kor'

const texts: Record<VatRegime, string> = {
  exempt_care: 'Vrijgesteld van btw, artikel 11 lid 1 onderdeel g Wet op de omzetbelasting 1968',
  standard_21: 'Btw 21%',
  kor: 'Factuur vrijgesteld van omzetbelasting (kleineondernemersregeling)',
}

/** Takes a regime; gives what the law requires on the invoice: the reason for the exemption, or the rate. */
export function vatText(regime: VatRegime): string {
  return texts[regime]
}

/** Takes a regime and a total without VAT in cents; gives the VAT in cents, rounded half up once over the total. */
export function vatCents(regime: VatRegime, totalCents: number): number {
  return regime === 'standard_21' ? divideHalfUp(totalCents * 21, 100) : 0
}

/** Takes a regime and a total without VAT in cents; gives the amount to pay, with VAT. */
export const payableCents = (regime: VatRegime, totalCents: number): number => totalCents + vatCents(regime, totalCents)

/** A choice of regime: from a day on, or for one care moment. */
export type VatChoice = { vatRegime: VatRegime; validFrom?: string | null | undefined; createdAt: string }

/**
 * Takes a worker's choices, newest first, and a day (YYYY-MM-DD); gives the one that applies to work on that day: the newest of
 * those with the latest day on or before it. Undefined without one: then care is exempt.
 */
export const choiceOn = <C extends VatChoice>(choices: readonly C[], date: string): C | undefined =>
  choices
    .filter(({ validFrom }) => validFrom && validFrom <= date)
    .reduce<C | undefined>((best, one) => (best && best.validFrom! >= one.validFrom! ? best : one), undefined)
