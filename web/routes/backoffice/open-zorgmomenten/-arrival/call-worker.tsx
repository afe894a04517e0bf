import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#client/cache.ts'
import { phoneHref } from '#components/fields/phone-href.ts'
import { Skeleton } from '#components/page/skeleton.tsx'
import { formatPhone } from '#rules/time/format-nl.ts'

type Props = { worker: { uuid: string; profile: { firstName: string } } }

/** The phone number of the expected care worker. */
export function CallWorker({ worker: { uuid, profile } }: Props) {
  const { data, isPending } = useQuery(queryOf('GET /care_worker_profiles/{uuid}', { uuid }))
  if (isPending) return <Skeleton component="span" className="tap" width={232} />
  if (!data?.phone) return null
  return (
    <a href={phoneHref(data.phone)} className="figures">
      Bel {profile.firstName}, {formatPhone(data.phone)}
    </a>
  )
}
