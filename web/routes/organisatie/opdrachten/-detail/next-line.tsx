import { useQuery } from '@tanstack/react-query'
import type { Moment } from '#care/moment/care-moment.ts'
import { queryOf } from '#client/cache.ts'
import { approvedHoursStatuses } from '#contract/status-groups.ts'
import { formatDate } from '#rules/time/format-nl.ts'
import { nextStep } from './next-step.ts'

/** The next step of an assignment; once its hours are approved, the progress of the payment. */
export function NextLine({ moment, now, className }: { moment: Moment; now: string; className: string | undefined }) {
  const { uuid, status, timeScope } = moment
  const isApproved = approvedHoursStatuses.includes(status) && timeScope === 'moment'
  const { data } = useQuery({ ...queryOf('GET /care_moments/{uuid}/proof', { uuid }), enabled: isApproved })
  const [line, paid] = (['line', 'paid'] as const).map(step => data?.steps.find(one => one.step === step))
  const said = paid?.at
    ? `De factuur is betaald op ${formatDate(paid.at)}.`
    : line?.careMomentInvoice && 'De uren staan op de factuur. Die is nog niet betaald.'
  return <p className={className}>{(isApproved && said) || nextStep(moment, now)}</p>
}
