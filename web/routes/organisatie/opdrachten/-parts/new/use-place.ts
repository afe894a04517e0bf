import { call } from '../../../../../client/api.ts'
import { useChange } from '../../../../../client/cache.ts'
import { assigneeName, type Moment, momentHref } from '../../../-parts/moment.ts'
import { type Draft, datesOf, momentBody, seriesBody } from './draft.ts'

/** What to place: the draft, the title for who gave none, and the period it is made in. */
export type Order = { draft: Draft; title: string; publish: boolean; period: Moment | undefined }

/** Places an order: a moment, a period, or a series with all its moments. Gives where to go and what was done. */
export function usePlace() {
  const moment = useChange('POST /care_moments_by_organization')
  const series = useChange('POST /recurring_care_moments_by_organization')
  const place = async ({ draft, title, publish, period }: Order) => {
    const done = publish ? 'gepubliceerd' : 'opgeslagen'
    if (draft.kind !== 'series') {
      const { uuid } = await moment.run({ body: momentBody(draft, title, publish, period?.['@id'] ?? null) })
      if (!period) return { href: momentHref(uuid), sentence: `De opdracht is ${done}.` }
      const name = assigneeName(period)
      return {
        href: momentHref(period.uuid),
        sentence: name ? `De dienst staat in de planning van ${name}.` : `De dienst is ${done}.`,
      }
    }
    const { uuid } = await series.run({ body: seriesBody(draft, title, publish) })
    const query = { 'recurringCareMoment.uuid': uuid, 'order[startDate]': 'asc', itemsPerPage: 1 } as const
    const [first] = (await call('GET /care_moments', { query })).member
    const count = datesOf(draft).filter(date => !draft.except.includes(date)).length
    return {
      href: first ? momentHref(first.uuid) : '/organisatie/opdrachten',
      sentence: count === 1 ? `De opdracht van deze reeks is ${done}.` : `${count} opdrachten zijn ${done}. Dit is de eerste.`,
    }
  }
  return { place, busy: moment.busy || series.busy }
}
