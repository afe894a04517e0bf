import type { ListedMoment } from '../care-moment.ts'
import { DayBar } from '../day-bar.tsx'
import { isOpen, type Timed } from './moment-words.ts'

type Props = {
  moment: Timed & Pick<ListedMoment, 'status' | 'assignee'>
  now: string
  size: 'row' | 'detail'
}

/**
 * The bar of a shift: dashed while it is open, filled when somebody is assigned, outlined when nobody will be. A period has none.
 */
export function MomentBar({ moment, now, size }: Props) {
  const { startDate, endDate, breakMinutes, breakFrom, timeScope, assignee } = moment
  if (timeScope === 'period') return null
  return (
    <DayBar
      {...{ startDate, endDate, breakMinutes, breakFrom, now, size }}
      kind={isOpen(moment) ? 'open' : assignee ? 'taken' : 'wish'}
    />
  )
}
