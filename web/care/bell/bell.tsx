import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { queryOf } from '#client/cache.ts'
import { useKeptCount } from '#client/kept-counts.ts'
import { IconButton } from '#components/controls/icon-button.tsx'
import { BellIcon } from '#components/marks/icons.tsx'
import { late } from '#components/page/suspense.tsx'
import classes from './bell.module.css'

const BellLate = late(() => import('./bell-late.tsx'))
const restMs = 3_000
/** The number of unread notifications only. */
export const unreadQuestion = queryOf('GET /notifications', { query: { 'exists[readAt]': false, itemsPerPage: 0 } })

/**
 * The bell in every audience's bar, with the number of unread notifications. The screen comes first: counting, and the panel,
 * load once the first screen has had its time, or on demand. Until then the last count on this device is shown.
 */
export function Bell() {
  const { meldingen } = useSearch({ strict: false })
  const navigate = useNavigate()
  const unread = useKeptCount('bell', useQuery({ ...unreadQuestion, enabled: false }).data?.totalItems)
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
        onClick={() => void navigate({ to: '.', search, resetScroll: false })}
      >
        <BellIcon />
        {unread > 0 && <span className={`round ${classes.count}`}>{unread}</span>}
      </IconButton>
      {(isLate || meldingen) && <BellLate place={meldingen} />}
    </>
  )
}
