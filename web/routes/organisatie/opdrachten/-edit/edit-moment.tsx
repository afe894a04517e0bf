import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Allowing } from '#care/action/action-button.tsx'
import type { Moment } from '#care/moment/care-moment.ts'
import { queryOf } from '#client/cache.ts'
import { Segmented } from '#components/controls/segmented.tsx'
import { Notice } from '#components/page/notice.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { FixedWords } from './fixed-words.tsx'
import { MomentForm } from './moment-form.tsx'
import { PeriodForm } from './period-form.tsx'
import { SeriesForm } from './series/series-form.tsx'

/** How much of a series is changed. */
export type Extent = 'deze' | 'volgende' | 'reeks'
const extentWords: Record<Extent, string> = {
  deze: 'Alleen deze',
  volgende: 'Deze en volgende',
  reeks: 'Hele reeks',
}

type Props = { moment: Moment; extent: Extent; onExtent: (extent: Extent) => void }

/** Edits a moment; of a series also the later ones, or all of them. */
export function EditMoment({ moment, extent, onExtent }: Props) {
  const { recurringCareMoment: series, timeScope } = moment
  if (timeScope === 'period')
    return (
      <OrWhyNot item={moment} action="period">
        <PeriodForm key={moment.uuid} moment={moment} />
        <FixedWords moment={moment} />
      </OrWhyNot>
    )
  return (
    <>
      {series && <Segmented label="Wat wijzig je?" words={extentWords} value={extent} onChange={onExtent} />}
      {series && extent !== 'deze' ? (
        <OfSeries key={extent} uuid={series.split('/').at(-1)!} moment={moment} following={extent === 'volgende'} />
      ) : (
        <OrWhyNot item={moment} action="update">
          <MomentForm key={moment.uuid} moment={moment} />
          <FixedWords moment={moment} />
        </OrWhyNot>
      )}
    </>
  )
}

type OrProps<A extends string> = { item: Allowing<A>; action: NoInfer<A>; children: ReactNode }
function OrWhyNot<A extends string>({ item, action, children }: OrProps<A>) {
  if (item.allowedActions.includes(action)) return children
  return (
    <Notice tone="attention" title="Wijzigen kan nu niet">
      <p>{item.obstacles?.[action] ?? 'Deze opdracht is niet meer te wijzigen.'}</p>
    </Notice>
  )
}

function OfSeries({ uuid, moment, following }: { uuid: string; moment: Moment; following: boolean }) {
  const query = useQuery(queryOf('GET /recurring_care_moments/{uuid}', { uuid }))
  return (
    <QueryState query={query} rows={2} height={220}>
      {series => (
        <OrWhyNot item={series} action="update">
          <SeriesForm {...{ series, moment, following }} />
          <FixedWords {...{ series, moment }} />
        </OrWhyNot>
      )}
    </QueryState>
  )
}
