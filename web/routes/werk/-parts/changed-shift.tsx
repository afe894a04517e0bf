import { ActionButton } from '#care/action/action-button.tsx'
import type { ListedMoment } from '#care/moment/care-moment.ts'
import { useChange } from '#client/cache.ts'
import { actionWords } from '#words/actions-nl.ts'

type Props = { shift: Pick<ListedMoment, 'uuid' | 'version' | 'allowedActions'> }

/** A button that confirms a changed time or place; nothing when nothing waits for it. */
export function ConfirmChange({ shift }: Props) {
  const { uuid, version, allowedActions } = shift
  const { run } = useChange('PUT /care_moments/{uuid}/confirm_change')
  if (!allowedActions.includes('confirm_change')) return null
  return (
    <ActionButton
      variant="filled"
      item={shift}
      action="confirm_change"
      run={() => run({ uuid, body: { version } })}
      done="Bevestigd. De organisatie ziet het."
    >
      {actionWords.confirmChange}
    </ActionButton>
  )
}
