import { CareMoment } from '../../contract/moments/care-moments.ts'
import { bonusAdviceOperations } from '../../contract/organizations/bonus-advice.ts'
import { adviseBonus } from '../../rules/shifts/bonus-advice.ts'
import type { Concept, Handlers } from '../platform/concept.ts'
import { Problem } from '../platform/problem.ts'
import { findItem } from '../platform/rows/rows.ts'
import { bonusBandsOf } from './queries.ts'

const handlers = {
  bonusAdvice: async ({ tx, params, viewer, now }) => {
    const moment = await findItem(tx, CareMoment, params.uuid, viewer)
    if (!moment) throw new Problem('not_found')
    const bands = await bonusBandsOf(tx, moment.uuid, now)
    return { comparable: bands.reduce((sum, { offered }) => sum + offered, 0), bands, advice: adviseBonus(bands) }
  },
} satisfies Handlers<typeof bonusAdviceOperations>

export const bonusAdvice = { operations: bonusAdviceOperations, handlers } satisfies Concept
