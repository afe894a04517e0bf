import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'
import { phoneHref } from '#components/fields/phone-href.ts'
import { formatPhone } from '#rules/time/format-nl.ts'
import { useNow } from '../now.ts'
import { sayOpen } from '../office/office.ts'

type Ended = AnswerOf<'GET /user_tokens/{user_token}/ended'>

/** Whom to call when it does not work: our office while it is open, otherwise the care provider, if known. */
export default function CallUs({ place = null }: { place?: Ended['place'] }) {
  const now = useNow()
  const office = useQuery(queryOf('GET /offices', {})).data?.member[0]
  const hours = office && sayOpen(office, now)
  const shown = office?.phone && (hours?.open || !place) ? { name: 'ons', phone: office.phone } : place
  if (!shown) return null
  return (
    <p>
      Lukt het niet? Bel {shown.name}: <a href={phoneHref(shown.phone)}>{formatPhone(shown.phone)}</a>.{' '}
      {shown === place ? 'Ook ’s avonds en in het weekend.' : hours && `${hours.said}.`}
    </p>
  )
}
