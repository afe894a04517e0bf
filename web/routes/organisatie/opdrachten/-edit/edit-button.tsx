import { useRouter } from '@tanstack/react-router'
import { ActButton } from '../../../../care/act/act-button.tsx'
import type { Moment } from '../../../../care/moment/care-moment.ts'
import { momentHref } from '../../-parts/moment-href.ts'

/** Leads to where an assignment is changed; or says why it cannot be. */
export default function EditButton({ moment }: { moment: Moment }) {
  const router = useRouter()
  const opens = () => void router.navigate({ href: `${momentHref(moment.uuid)}/bewerken` })
  return (
    <ActButton item={moment} action={moment.timeScope === 'period' ? 'period' : 'update'} run={{ opens }}>
      Bewerken
    </ActButton>
  )
}
