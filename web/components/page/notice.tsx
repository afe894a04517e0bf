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
    <div className={classes.notice} data-tone={tone} role={role}>
      <Icon size={20} />
      <div className={classes.words}>
        {title && <strong className={classes.title}>{title}</strong>}
        {children}
      </div>
      {onClose && (
        <button type="button" className={classes.close} aria-label="Melding sluiten" onClick={onClose}>
          <CloseIcon size={20} />
        </button>
      )}
    </div>
  )
}
