import { type AnswerOf, type Args, call } from '#client/api.ts'
import type { Address } from '#contract/addresses.ts'
import { uuidOf } from '#contract/language.ts'
import { assigneeName, type Moment } from '../../moment/care-moment.ts'
import { momentBody, seriesBody } from '../bodies.ts'
import { type Draft, datesOf } from '../draft.ts'
import type { OrderAudience } from '../order-audience.ts'

type One = 'POST /care_moments_by_organization'
type Many = 'POST /recurring_care_moments_by_organization'
type Withdraw = 'PATCH /care_moment_publications/{uuid}/withdraw'
/** The calls that create one moment and a series, and that withdraw a publication. */
type Calls = {
  one: (args: Args<One>) => Promise<AnswerOf<One>>
  many: (args: Args<Many>) => Promise<AnswerOf<Many>>
  withdraw: (args: Args<Withdraw>) => Promise<unknown>
}
/** The next address, the message to show there, and what undoes the publication. */
export type Placed = { href: Address; sentence: string; takeBack?: () => Promise<unknown> }
/** The audience, the draft, the title when the draft has none, and the period of the shift. */
type Order = { of: OrderAudience; draft: Draft; title: string; publish: boolean; period: Moment | undefined }

/** Places an order: a moment, a period, or a series with all its moments. Returns the next address and a message. */
export async function place({ of, draft, title, publish, period }: Order, { one, many, withdraw }: Calls): Promise<Placed> {
  const done = publish ? 'gepubliceerd' : 'bewaard'
  if (draft.kind !== 'series') {
    const { uuid, publication } = await one({ body: momentBody(draft, title, publish, period?.['@id'] ?? null) })
    const takeBack = publication && (() => withdraw({ uuid: uuidOf(publication) }))
    if (!period) return { href: of.momentHref(uuid), sentence: `De opdracht is ${done}.`, ...(takeBack && { takeBack }) }
    const name = assigneeName(period)
    return {
      href: of.momentHref(period.uuid),
      sentence: name ? `De opdracht staat in de planning van ${name}.` : `De opdracht is ${done}.`,
    }
  }
  const { uuid } = await many({ body: seriesBody(draft, title, publish) })
  const query = { 'recurringCareMoment.uuid': uuid, 'order[startDate]': 'asc', pagination: false } as const
  const moments = (await call('GET /care_moments', { query })).member
  const [first] = moments
  const [last, ...others] = moments.flatMap(({ publication }) => (publication ? [uuidOf(publication)] : []))
  const takeBack = async () => {
    for (const publication of others) await call('PATCH /care_moment_publications/{uuid}/withdraw', { uuid: publication })
    if (last) await withdraw({ uuid: last })
  }
  const count = datesOf(draft).filter(date => !draft.except.includes(date)).length
  return {
    href: first ? of.momentHref(first.uuid) : of.list,
    sentence: count === 1 ? `De opdracht van deze reeks is ${done}.` : `${count} opdrachten zijn ${done}. Dit is de eerste.`,
    ...(last && { takeBack }),
  }
}
