import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import { hideNotification, Notifications, showNotification } from '@mantine/notifications'
import classes from './toast-view.module.css'

export type Undo = { label?: string; act: () => void }
export type Toast = { tone: 'done' | 'failed'; sentence: string; undo?: Undo | undefined }

/** Shows a sentence for five seconds, or for ten when it has a button. */
export function show({ tone, sentence, undo }: Toast): void {
  const id = crypto.randomUUID()
  const act = () => {
    hideNotification(id)
    undo?.act()
  }
  const message = (
    <div className={classes.line}>
      <span>{sentence}</span>
      {undo && (
        <button type="button" className={classes.undo} onClick={act}>
          {undo.label ?? 'Ongedaan maken'}
        </button>
      )}
    </div>
  )
  showNotification({
    id,
    message,
    className: classes.toast,
    'data-tone': tone,
    withBorder: false,
    autoClose: undo || tone === 'failed' ? 10_000 : 5_000,
    closeButtonProps: { 'aria-label': 'Melding sluiten' },
  })
}

/** Where the sentences appear; the root of the app has it once. */
export default function Toasts() {
  return <Notifications position="bottom-center" limit={3} containerWidth={480} className={classes.place} />
}
