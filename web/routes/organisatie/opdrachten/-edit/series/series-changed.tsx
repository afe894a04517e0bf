import { useState } from 'react'
import { saySeries } from '#care/moment/series.ts'
import { Notice } from '#components/page/notice.tsx'
import type { Series } from '../moment-values.ts'

/** Says that a colleague changed the series after this was opened, and its current state; the input is kept. */
export function SeriesChanged({ series }: { series: Series }) {
  const [opened] = useState(series.version)
  if (series.version === opened) return null
  return (
    <Notice tone="attention" role="alert" title="Een collega heeft de reeks intussen gewijzigd">
      <p>
        Nu: {saySeries(series)}, {series.startTime} – {series.endTime}. Wat jij invulde, staat er nog.
      </p>
    </Notice>
  )
}
