import type { ListedMoment } from '../../../care/moment/care-moment.ts'
import { tell } from '../../../care/tell.ts'
import { useChange } from '../../../client/cache.ts'
import { Button } from '../../../components/button.tsx'
import { actionWords } from '../../../words/actions-nl.ts'

type Props = { shift: Pick<ListedMoment, 'uuid' | 'version' | 'allowedActions'> }

/** A button that confirms a changed time or place; nothing when nothing waits for it. */
export function ConfirmChange({ shift: { uuid, version, allowedActions } }: Props) {
  const { run, busy } = useChange('PUT /care_moments/{uuid}/confirm_change')
  if (!allowedActions.includes('confirm_change')) return null
  const confirm = () => tell(run({ uuid, body: { version } }), 'Bevestigd. De opdrachtgever ziet het.')
  return (
    <Button loading={busy} onClick={() => void confirm()}>
      {actionWords.confirmChange}
    </Button>
  )
}
