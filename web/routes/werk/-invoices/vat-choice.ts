// The form for choosing a VAT regime, and its body.

import type { FieldErrors } from '#care/form/refusal.ts'
import { typedErrors } from '#care/form/typed-errors.ts'
import type { Args } from '#client/api.ts'
import type { VatRegime } from '#rules/money/vat.ts'

export interface VatChoice {
  vatRegime: VatRegime
  how: 'from' | 'one'
  validFrom: string | null
  careMoment: string
  vatId: string
  reason: string
}
export const checkChoice = ({ vatRegime, how, validFrom, careMoment, vatId, reason }: VatChoice): FieldErrors => ({
  ...(how === 'from' && !validFrom && { validFrom: 'Kies vanaf welke dag dit geldt.' }),
  ...(how === 'one' && !careMoment && { careMoment: 'Kies voor welke dienst dit geldt.' }),
  ...(vatRegime === 'standard_21' && typedErrors('vatId', vatId)),
  ...(!reason.trim() && { reason: 'Schrijf kort waarom. De Belastingdienst kan ernaar vragen.' }),
})
type Body = Args<'POST /care_worker_vat_regimes'>['body']
export const bodyOf = (me: string, { vatRegime, how, validFrom, careMoment, vatId, reason }: VatChoice): Body => ({
  ...{ careWorker: `/v1/care_workers/${me}`, vatRegime, reason: reason.trim() },
  ...(how === 'from' ? { validFrom } : { careMoment }),
  ...(vatRegime === 'standard_21' && vatId.trim() && { vatId: vatId.trim() }),
})
