import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { ActionButton, Acts } from '#care/action/action-button.tsx'
import type { Moment } from '#care/moment/care-moment.ts'
import { saySeries } from '#care/moment/series.ts'
import { queryOf } from '#client/cache.ts'
import { momentHref } from '../../../-parts/moment-href.ts'
import { SeriesCancelDialog } from './series-cancel-dialog.tsx'
import { SeriesUntilDialog } from './series-until-dialog.tsx'

/** The pattern of a series, and the actions on the whole of it. */
export default function SeriesActs({ uuid, moment }: { uuid: string; moment: Moment }) {
  const router = useRouter()
  const [open, setOpen] = useState<'until' | 'cancel'>()
  const series = useQuery(queryOf('GET /recurring_care_moments/{uuid}', { uuid })).data
  if (!series) return null
  const rule = saySeries(series)
  const edit = () => void router.navigate({ href: `${momentHref(moment.uuid)}/bewerken?deel=reeks` })
  const props = { series, onClose: () => setOpen(undefined) }
  return (
    <>
      <p className="figures">
        {rule[0]!.toUpperCase() + rule.slice(1)}, {series.startTime} – {series.endTime}.
      </p>
      <Acts>
        <ActionButton item={series} action="update" run={{ opens: edit }}>
          Reeks wijzigen
        </ActionButton>
        <ActionButton item={series} action="until" run={{ opens: () => setOpen('until') }}>
          Inkorten of verlengen
        </ActionButton>
        <ActionButton danger item={series} action="cancel" run={{ opens: () => setOpen('cancel') }}>
          Reeks annuleren
        </ActionButton>
      </Acts>
      {open === 'until' && <SeriesUntilDialog {...props} />}
      {open === 'cancel' && <SeriesCancelDialog {...props} />}
    </>
  )
}
