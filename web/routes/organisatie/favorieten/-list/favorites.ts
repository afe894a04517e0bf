// The list of favourites: its filters and sort orders.

import { addDays } from '#care/amsterdam-time.ts'
import { oneOf, searched } from '#care/list/choice-filters.ts'
import { levels } from '#care/list/common-filters.ts'
import { defineList } from '#care/list/list-search.ts'
import type { ListSearch } from '#care/list/use-list-search.ts'
import { formatShortDate } from '#care/moment/moment.ts'
import { now } from '#care/now.ts'
import type { AnswerOf } from '#client/api.ts'
import { readUuid } from '#client/search-params.ts'
import { daysAhead } from '#contract/workers/favorite-days.ts'
import { toInstant } from '#rules/time/amsterdam.ts'

/** A favourite as in the list. */
export type Favorite = AnswerOf<'GET /favorite_care_workers'>['member'][number]

/** A date as 'ma 23 nov'. */
export const sayDay = (day: string): string => formatShortDate(toInstant(day, '12:00'), now())

/** The context is today's date. */
export const favorites = defineList<'GET /favorite_care_workers', string>()({
  filters: {
    zoek: searched({ label: 'Naam', question: 'Zoek op naam', field: 'search' }),
    niveau: levels('careWorker.profile.expertiseLevel.uuid'),
    vrij: oneOf({
      label: 'Vrij op',
      question: 'Wie is vrij op',
      field: 'freeOn',
      choices: today =>
        Array.from({ length: daysAhead }, (_, at) => addDays(today, at)).map((day, at) => ({
          value: day,
          label: at === 0 ? 'vandaag' : at === 1 ? 'morgen' : sayDay(day),
          asked: day,
        })),
    }),
  },
  orders: {
    naam: { label: 'Op naam', asked: { 'order[careWorker.profile.lastName]': 'asc' } },
    laatst: { label: 'Laatst hier gewerkt eerst', asked: { 'order[lastWorkedOn]': 'desc' } },
    uren: { label: 'Meeste uren dit jaar eerst', asked: { 'order[workedMinutesLastYear]': 'desc' } },
  },
  pageSize: 30,
  // A visit to view or add one person does not restore the filters.
  keeps: ({ wie, nieuw }) => !wie && !nieuw,
  also: ({ wie, nieuw }) => ({
    wie: readUuid(wie),
    nieuw: nieuw === '1' ? nieuw : undefined,
  }),
})

/** The list as its screen uses it. */
export type FavoriteSearch = ListSearch<'GET /favorite_care_workers', string>
