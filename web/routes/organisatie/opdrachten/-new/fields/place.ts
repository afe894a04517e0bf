import { assigneeName, type Moment } from '../../../../../care/moment/care-moment.ts'
import { explain } from '../../../../../care/tell.ts'
import { type AnswerOf, type Args, call, type Problem } from '../../../../../client/api.ts'
import { toastDone, toastFailed } from '../../../../../components/toast.ts'
import { momentHref } from '../../../-parts/moment-href.ts'
import { fieldOf, momentBody, seriesBody } from '../bodies.ts'
import { type Draft, type DraftErrors, datesOf } from '../draft.ts'

type One = 'POST /care_moments_by_organization'
type Many = 'POST /recurring_care_moments_by_organization'
/** How to ask for one, and for a series. */
export type Calls = {
  one: (args: Args<One>) => Promise<AnswerOf<One>>
  many: (args: Args<Many>) => Promise<AnswerOf<Many>>
}
/** What to place: the draft, the title for who gave none, and the period it is made in. */
export type Order = { draft: Draft; title: string; publish: boolean; period: Moment | undefined }

/** Places an order: a moment, a period, or a series with all its moments. Gives where to go and what was done. */
async function place({ draft, title, publish, period }: Order, { one, many }: Calls) {
  const done = publish ? 'gepubliceerd' : 'opgeslagen'
  if (draft.kind !== 'series') {
    const { uuid } = await one({ body: momentBody(draft, title, publish, period?.['@id'] ?? null) })
    if (!period) return { href: momentHref(uuid), sentence: `De opdracht is ${done}.` }
    const name = assigneeName(period)
    return {
      href: momentHref(period.uuid),
      sentence: name ? `De dienst staat in de planning van ${name}.` : `De dienst is ${done}.`,
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

/** Places an order and goes there; gives what the server refused by field, and says aloud what belongs to none. */
export async function placeAndGo(order: Order, calls: Calls, go: (href: string) => Promise<void>): Promise<DraftErrors> {
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
