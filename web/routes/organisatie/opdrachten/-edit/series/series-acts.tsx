import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { ActButton, Acts } from '../../../../../care/act/act-button.tsx'
import { saySeries } from '../../../../../care/moment/series.ts'
import { ask } from '../../../../../client/cache.ts'
import { CancelSeries } from './cancel-series.tsx'

const UntilDialog = lazy(() => import('./until-dialog.tsx'))
type Props = { uuid: string; day: string; today: string }

/** The rule of a series in words, and what can be done with it as a whole. */
export default function SeriesActs({ uuid, day, today }: Props) {
  const { data: series } = useQuery(ask('GET /recurring_care_moments/{uuid}', { uuid }))
  const [opened, setOpened] = useState(false)
  if (!series) return null
  const { open, assigned } = series.ahead
  return (
    <>
      <p>
        {saySeries(series)}. Nog te gaan: {open + assigned}, waarvan {assigned} toegewezen.
      </p>
      <Acts>
        <ActButton item={series} action="until" run={{ opens: () => setOpened(true) }}>
          Verlengen of inkorten
        </ActButton>
        <CancelSeries series={series} day={day} />
      </Acts>
      {opened && (
        <Suspense>
          <UntilDialog series={series} today={today} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  )
}
