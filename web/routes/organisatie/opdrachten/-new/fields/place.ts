import type { Address } from '../../../../../../contract/addresses.ts'
import { assigneeName, type Moment } from '../../../../../care/moment/care-moment.ts'
import { explain } from '../../../../../care/tell.ts'
import { type AnswerOf, type Args, call, type Problem } from '../../../../../client/api.ts'
import { toastDone, toastFailed } from '../../../../../components/toast.ts'
import { momentHref } from '../../../-parts/moment-href.ts'
import { fieldOf, momentBody, seriesBody } from '../bodies.ts'
import { type Draft, type DraftErrors, datesOf } from '../draft.ts'

type One = 'POST /care_moments_by_organization'
type Many = 'POST /recurring_care_moments_by_organization'
/** The changes that make one, and a series. */
export type Calls = {
  one: (args: Args<One>) => Promise<AnswerOf<One>>
  many: (args: Args<Many>) => Promise<AnswerOf<Many>>
}
/** What to place: the draft, the title when the draft has none, and the period of the shift. */
export type Order = { draft: Draft; title: string; publish: boolean; period: Moment | undefined }

/** Places an order: a moment, a period, or a series with all its moments. Gives the address to go to and a sentence. */
async function place({ draft, title, publish, period }: Order, { one, many }: Calls) {
  const done = publish ? 'gepubliceerd' : 'bewaard'
  if (draft.kind !== 'series') {
    const { uuid } = await one({ body: momentBody(draft, title, publish, period?.['@id'] ?? null) })
    if (!period) return { href: momentHref(uuid), sentence: `De opdracht is ${done}.` }
    const name = assigneeName(period)
    return {
      href: momentHref(period.uuid),
      sentence: name ? `De opdracht staat in de planning van ${name}.` : `De opdracht is ${done}.`,
    }
  }
  const { uuid } = await many({ body: seriesBody(draft, title, publish) })
  const query = { 'recurringCareMoment.uuid': uuid, 'order[startDate]': 'asc', itemsPerPage: 1 } as const
  const [first] = (await call('GET /care_moments', { query })).member
  const count = datesOf(draft).filter(date => !draft.except.includes(date)).length
  return {
    href: first ? momentHref(first.uuid) : '/organisatie/opdrachten',
    sentence: count === 1 ? `De opdracht van deze reeks is ${done}.` : `${count} opdrachten zijn ${done}. Dit is de eerste.`,
  }
}

/** Places an order and navigates to it; gives the server's refusals by field, and says the others in a toast. */
export async function placeAndGo(order: Order, calls: Calls, go: (href: Address) => Promise<void>): Promise<DraftErrors> {
  try {
    const { href, sentence } = await place(order, calls)
    await go(href)
    toastDone(sentence)
    return {}
  } catch (error) {
    const problem = error as Problem
    const refused: DraftErrors = Object.fromEntries(
      (problem.violations ?? []).flatMap(one => {
        const field = fieldOf[one.propertyPath.split('[')[0]!]
        return field ? [[field, one.message]] : []
      }),
    )
    if (Object.keys(refused).length === 0) toastFailed(explain(problem))
    return refused
  }
}
