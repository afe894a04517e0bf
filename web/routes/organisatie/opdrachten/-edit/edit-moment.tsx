import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Moment } from '../../../../care/moment/care-moment.ts'
import { ask } from '../../../../client/cache.ts'
import { Notice } from '../../../../components/notice.tsx'
import { QueryState } from '../../../../components/query-state.tsx'
import { Segmented } from '../../../../components/segmented.tsx'
import { FixedWords } from './fixed-words.tsx'
import { MomentForm } from './moment-form.tsx'
import { PeriodForm } from './period-form.tsx'
import { SeriesForm } from './series/series-form.tsx'

/** What of a series is changed. */
export type Extent = 'deze' | 'volgende' | 'reeks'
const extentWords: Record<Extent, string> = {
  deze: 'Alleen deze',
  volgende: 'Deze en volgende',
  reeks: 'Hele reeks',
}

type Props = { moment: Moment; extent: Extent; onExtent: (extent: Extent) => void }

/** Changes a moment; of a series also those after it, or all of them. */
export function EditMoment({ moment, extent, onExtent }: Props) {
  const { recurringCareMoment: series, timeScope } = moment
  if (timeScope === 'period')
    return <OrWhyNot moment={moment} action="period" form={<PeriodForm key={moment.uuid} moment={moment} />} />
  return (
    <>
      {series && <Segmented label="Wat wijzig je?" words={extentWords} value={extent} onChange={onExtent} />}
      {series && extent !== 'deze' ? (
        <OfSeries key={extent} uuid={series.split('/').at(-1)!} moment={moment} following={extent === 'volgende'} />
      ) : (
        <OrWhyNot moment={moment} action="update" form={<MomentForm key={moment.uuid} moment={moment} />} />
      )}
    </>
  )
}

type OrProps = { moment: Moment; action: 'update' | 'period'; form: ReactNode }
function OrWhyNot({ moment, action, form }: OrProps) {
  if (moment.allowedActions.includes(action))
    return (
      <>
        {form}
        <FixedWords moment={moment} />
      </>
    )
  return (
    <Notice tone="attention" title="Wijzigen kan nu niet">
      <p>{moment.obstacles?.[action] ?? 'Deze opdracht is niet meer te wijzigen.'}</p>
    </Notice>
  )
}

function OfSeries({ uuid, moment, following }: { uuid: string; moment: Moment; following: boolean }) {
  const query = useQuery(ask('GET /recurring_care_moments/{uuid}', { uuid }))
  return (
    <QueryState query={query} rows={2} height={220}>
      {series => <SeriesForm {...{ series, moment, following }} />}
    </QueryState>
  )
}
