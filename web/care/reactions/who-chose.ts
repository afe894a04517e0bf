import { call } from '#client/api.ts'
import { toastFailed } from '#components/layers/toast.ts'
import { boardStatuses } from '#contract/status-groups.ts'
import { assigneeName } from '../moment/care-moment.ts'

/** Says who chose whom, when somebody else's choice closed the question that was open here. */
export async function sayWhoChose(uuid: string): Promise<void> {
  const moment = await call('GET /care_moments/{uuid}', { uuid })
  const name = assigneeName(moment)
  if (!name) return
  const { member } = await call('GET /care_moments/{uuid}/history', { uuid, query: { pagination: false } })
  const choice = member.find(({ toStatus }) => boardStatuses.assigned.some(status => status === toStatus))
  toastFailed(`${choice?.actorName ?? 'Een collega'} koos net ${name}.`)
}
