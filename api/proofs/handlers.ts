import type { Item } from '../../contract/language.ts'
import { CareMoment } from '../../contract/moments/care-moments.ts'
import { proofOperations } from '../../contract/money/proofs.ts'
import { proofOf } from '../../rules/documents/proof.ts'
import { amsterdamDate } from '../../rules/time/amsterdam.ts'
import { formatShift } from '../../rules/time/broken-shift.ts'
import type { Concept, Handlers } from '../platform/concept.ts'
import type { Tx } from '../platform/database/database.ts'
import { Problem } from '../platform/problem.ts'
import { findItem } from '../platform/rows/rows.ts'
import { printProof } from './print.ts'
import { factsOf } from './queries.ts'

/** The steps of a moment; the read is logged with its client. */
const stepsOf = async (tx: Tx, moment: string, reads: (clients: string[]) => void) => {
  const { client, ...facts } = await factsOf(tx, moment)
  if (client) reads([client])
  return proofOf(facts)
}
const nameOf = (person: { firstName: string; lastName: string }) => `${person.firstName} ${person.lastName}`

const handlers = {
  proof: async ({ tx, params, viewer, reads }) => {
    const moment = await findItem(tx, CareMoment, params.uuid, viewer)
    if (!moment) throw new Problem('not_found')
    const steps = await stepsOf(tx, moment.uuid, reads)
    return {
      steps: steps.map(({ invoice, ...step }) => ({
        ...step,
        careMomentInvoice: invoice && `/v1/care_moment_invoices/${invoice}`,
      })),
    }
  },
  pdf: async ({ tx, item, now, reads }) => {
    const moment = item as Item<typeof CareMoment>
    const { title, startDate, location, client, expertiseLevel } = moment
    const steps = await stepsOf(tx, item.uuid, reads)
    const about = [
      `${formatShift(moment)}, ${expertiseLevel.name}`,
      `${location.name}, ${location.street}, ${location.postcode} ${location.city}`,
      ...(client ? [`Cliënt: ${nameOf(client)}`] : []),
    ]
    const heading = { title, organization: location.organization.name, about, today: amsterdamDate(now) }
    const name = `bewijs-${amsterdamDate(startDate)}-${item.uuid.slice(-6)}.pdf`
    return { name, type: 'application/pdf', content: async () => Buffer.from(await printProof(heading, steps)) }
  },
} satisfies Handlers<typeof proofOperations>

export const proofs = { operations: proofOperations, handlers } satisfies Concept
