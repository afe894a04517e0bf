import { Reach } from '../offer/reach.tsx'
import { type NewWork, useReach } from '../offer/use-reach.ts'
import { type Draft, windowOf } from './draft.ts'
import classes from './order-form.module.css'

const uuidOf = (iri: string) => iri.slice(-36)
const workOf = (draft: Draft): NewWork | undefined => {
  const { location, level, client, acts, kind } = draft
  if (!location || !level) return undefined
  return {
    ...{ location: uuidOf(location), expertiseLevel: uuidOf(level), acts: acts.map(uuidOf) },
    ...(client && { client: uuidOf(client.iri) }),
    ...windowOf(draft),
    timeScope: kind === 'period' ? 'period' : 'moment',
  }
}

/** A live preview of how many people the assignment would reach. */
export function DraftReach({ draft }: { draft: Draft }) {
  const { contractTypes, audience, widening } = draft
  const work = workOf(draft)
  const reach = useReach({ work }, { publishedForContractTypes: contractTypes, audience, widening })
  if (!work || contractTypes.length === 0)
    return <p className={classes.soft}>Kies een locatie, een niveau en een contractvorm, dan zie je hier wie je bereikt.</p>
  return <Reach {...reach} />
}
