import { useRouter } from '@tanstack/react-router'
import { ActionButton } from '#care/action/action-button.tsx'
import type { Moment } from '#care/moment/care-moment.ts'
import { notPastStatuses } from '#contract/status-groups.ts'
import { momentHref } from '../../-parts/moment-href.ts'

/** Opens the editor of an assignment, or says why it cannot be edited. A past assignment is not expected to be editable: no button. */
export default function EditButton({ moment }: { moment: Moment }) {
  const router = useRouter()
  const opens = () => void router.navigate({ href: `${momentHref(moment.uuid)}/bewerken` })
  const action = moment.timeScope === 'period' ? 'period' : 'update'
  if (!notPastStatuses.includes(moment.status) && !moment.allowedActions.includes(action)) return null
  return (
    <ActionButton item={moment} action={action} run={{ opens }}>
      Bewerken
    </ActionButton>
  )
}
