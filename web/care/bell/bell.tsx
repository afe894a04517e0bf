import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { IconButton } from '../../components/icon-button.tsx'
import { BellIcon } from '../../components/icons.tsx'
import { late } from '../../components/suspense.tsx'
import classes from './bell.module.css'

const BellLate = late(() => import('./bell-late.tsx'))
const restMs = 3_000

/**
 * The bell in the bar of every audience, with how many notifications are unread. What people came for comes first: counting, and
 * what the bell opens, load when the first screen has had its time, or when they are asked for.
 */
export function Bell() {
  const { meldingen } = useSearch({ strict: false })
  const navigate = useNavigate()
  const [unread, setUnread] = useState(0)
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), restMs)
    return () => clearTimeout(timer)
  }, [])
  const search = (here: object) => ({ ...here, meldingen: 'lijst' })
  return (
    <>
      <IconButton
        className={classes.bell}
        aria-label={unread > 0 ? `Meldingen, ${unread} ongelezen` : 'Meldingen'}
        aria-haspopup="dialog"
        onClick={() => void navigate({ to: '.', search, state: { panelSteps: 1 }, resetScroll: false })}
      >
        <BellIcon />
        {unread > 0 && <span className={classes.count}>{unread}</span>}
      </IconButton>
      {(isLate || meldingen) && <BellLate place={meldingen} onUnread={setUnread} />}
    </>
  )
}
