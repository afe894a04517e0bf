import { useQuery } from '@tanstack/react-query'
import { queryOnceOf } from '#client/cache.ts'
import type { Moment } from '../moment/care-moment.ts'
import { Consequences } from './consequences.tsx'
import { sayHears } from './say-consequences.ts'
import { usePreview } from './use-preview.ts'

const query = { isSelectableForOrganization: true, selectable: true } as const

// Any reason will do: the consequences are the same for all of them.
function OfMoment({ moment: { uuid, version } }: { moment: Moment }) {
  const reason = useQuery(queryOnceOf('GET /cancel_reasons', { query })).data?.member[0]?.['@id']
  const consequences = usePreview(
    'POST /care_moments/{uuid}/cancel/preview',
    reason ? { uuid, body: { cancelReason: reason, version } } : undefined,
  )
  return <Consequences of={consequences} sentences={consequences.foreseen && sayHears(consequences.foreseen.hears)} />
}

function OfAssignment({ moment: { uuid, version, cancellationTermHours } }: { moment: Moment }) {
  const reason = useQuery(queryOnceOf('GET /cancel_assignment_reasons', { query })).data?.member[0]?.['@id']
  const consequences = usePreview(
    'POST /care_moments/{uuid}/cancel_assignment/preview',
    reason ? { uuid, body: { cancelAssignmentReason: reason, version } } : undefined,
  )
  const { foreseen } = consequences
  const late =
    foreseen?.noted.late === true ? [`Dit is laat: binnen de annuleringstermijn van ${cancellationTermHours} uur.`] : []
  return <Consequences of={consequences} sentences={foreseen && [...late, ...sayHears(foreseen.hears)]} />
}

/** Who is notified when the moment or its assignment is cancelled, and whether that is late. */
export default function CancelConsequences({ moment, assignment = false }: { moment: Moment; assignment?: boolean }) {
  return assignment ? <OfAssignment moment={moment} /> : <OfMoment moment={moment} />
}
