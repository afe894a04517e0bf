// Ending a client's care (uit zorg): the form with its draft, and the consequences.

import { useQuery } from '@tanstack/react-query'
import { queryOf, queryOnceOf, useChange } from '#client/cache.ts'
import { isShaped } from '#client/draft-shape.ts'
import { useDraft } from '#client/drafts.ts'
import { toInstant } from '#rules/time/amsterdam.ts'
import { counted } from '#rules/time/format-nl.ts'
import { otherLast } from '../../action/other-last.ts'
import type { Client } from '../../client-file/client.ts'
import { useForm } from '../../form/use-form.ts'
import { nameOf } from '../../moment/care-moment.ts'
import { now } from '../../now.ts'
import { sayHears } from '../../preview/say-consequences.ts'
import { type Foreseen, usePreview } from '../../preview/use-preview.ts'

type Values = { date: string | null; reason: string; comment: string }
const empty: Values = { date: null, reason: '', comment: '' }
const readValues = (kept: unknown) => (isShaped(kept, empty, { ...empty, date: '' }) ? kept : undefined)
type Told = NonNullable<Foreseen<'POST /clients/{uuid}/inactive/preview'>['foreseen']>

const endings: Record<string, [one: string, more: string]> = {
  care_moment_canceled: ['toegewezen opdracht gaat niet door', 'toegewezen opdrachten gaan niet door'],
  care_moment_withdrawn: ['open opdracht wordt ingetrokken', 'open opdrachten worden ingetrokken'],
  care_request_changed: ['zorgvraag stopt de dag ervoor', 'zorgvragen stoppen de dag ervoor'],
  care_moment_period_changed: ['periode stopt op die dag', 'periodes stoppen op die dag'],
  reaction_not_selected_withdrawn: ['reactie vervalt', 'reacties vervallen'],
}
/** What ends together with the care, and who is notified, in sentences. */
export function sayEnding({ events, hears }: Told): string[] {
  const repeats = (event: string) => events.some(({ name, count }) => name === event && count > 1)
  const ended = Object.entries(endings).flatMap(([event, [one, more]]) => {
    const count = events.find(({ name }) => name === event)?.count
    return count ? `${counted(count, one, more)}.` : []
  })
  return [...(ended.length > 0 ? ended : ['Er zijn geen opdrachten vanaf die dag.']), ...sayHears(hears, repeats)]
}

/** The form that ends a client's care, with its consequences; `done` gets the sentences that held when it was sent. */
export function useEndCare(client: Client, done: (said: string[]) => void) {
  const { uuid } = client
  const { run } = useChange('PUT /clients/{uuid}/inactive')
  const found = useQuery(queryOnceOf('GET /client_end_reasons', { query: { selectable: true } })).data?.member ?? []
  const reasons = otherLast(found)
  const kept = useDraft(`uit-zorg:${uuid}`, empty, readValues)
  const form = useForm<Values>({
    start: empty,
    draft: kept,
    check: ({ date, reason }) => ({
      ...(!date && { date: 'Kies de eerste dag zonder zorg.' }),
      ...(!reason && { reason: 'Kies een reden.' }),
    }),
    send: values =>
      run({ uuid, body: { date: values.date ?? '', reason: values.reason, comment: values.comment.trim() || null } }),
    done: () => {
      kept.forget()
      done(sentences ?? [])
      return `${nameOf(client)} is uit zorg gemeld.`
    },
  })
  const { date } = kept.draft
  // Any reason will do: the consequences are the same for all of them.
  const reason = reasons[0]?.['@id']
  const asked = date && reason ? { uuid, body: { date, reason } } : undefined
  const consequences = usePreview('POST /clients/{uuid}/inactive/preview', asked)
  const sentences = consequences.foreseen && sayEnding(consequences.foreseen)
  return { form, reasons, date, consequences, sentences }
}

/** The first moment that is dropped when care ends on a day: today, what has begun goes on. */
export const endsFrom = (date: string): string =>
  [toInstant(date, '00:00'), now()].toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1)!

/** The work for a client from an instant on; with these statuses, or all of it. */
export const momentsFromQuery = (client: string, from: string, status?: readonly string[]) =>
  queryOf('GET /clients/{client_id}/care_moments', {
    client_id: client,
    query: { ...(status && { status }), 'startDate[after]': from, 'order[startDate]': 'asc', itemsPerPage: 20 },
  })
