import { useRouter } from '@tanstack/react-router'
import { ActButton } from '#care/act/act-button.tsx'
import type { Moment } from '#care/moment/care-moment.ts'
import { notPastStatuses } from '#contract/status-groups.ts'
import { momentHref } from '../../-parts/moment-href.ts'

/** Leads to where an assignment is changed; or says why it cannot be. Of what is past nobody expects it, and it is not there. */
export default function EditButton({ moment }: { moment: Moment }) {
  const router = useRouter()
  const opens = () => void router.navigate({ href: `${momentHref(moment.uuid)}/bewerken` })
  const action = moment.timeScope === 'period' ? 'period' : 'update'
  if (!notPastStatuses.includes(moment.status) && !moment.allowedActions.includes(action)) return null
  return (
    <ActButton item={moment} action={action} run={{ opens }}>
      Bewerken
    </ActButton>
  )
}
