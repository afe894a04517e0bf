import type { ReactNode } from 'react'
import { AttentionIcon, CheckIcon, CloseIcon, InfoIcon } from '../marks/icons.tsx'
import classes from './notice.module.css'

const icons = { info: InfoIcon, attention: AttentionIcon, lost: AttentionIcon, settled: CheckIcon } as const

type Props = {
  tone?: keyof typeof icons
  title?: string
  /** 'alert' when it appears because something went wrong. */
  role?: 'alert' | 'status'
  onClose?: () => void
  children: ReactNode
}

/** A short message about what is below it, in the colour and with the icon of its kind. */
export function Notice({ tone = 'info', title, role, onClose, children }: Props) {
  const Icon = icons[tone]
  return (
    <div className={`flex gap-12 pad-row rounded ink ${classes.notice}`} data-tone={tone} role={role}>
      <Icon size={20} />
      <div className={`shrinks grows ${classes.words}`}>
        {title && <strong className={`block ${classes.title}`}>{title}</strong>}
        {children}
      </div>
      {onClose && (
        <button
          type="button"
          className={`grid centred rigid rounded ${classes.close}`}
          aria-label="Melding sluiten"
          onClick={onClose}
        >
          <CloseIcon size={20} />
        </button>
      )}
    </div>
  )
}
