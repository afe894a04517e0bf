// The list of an organization's assignments: its filters, sort orders and views.

import { oneOf, searched, several, slugOf } from '#care/list/choice-filters.ts'
import { beginsWithin, contractForms, levels, locations, timeScopes } from '#care/list/common-filters.ts'
import type { Search } from '#care/list/filter.ts'
import { defineList } from '#care/list/list-search.ts'
import { period } from '#care/list/period-filter.ts'
import type { ListSearch } from '#care/list/use-list-search.ts'
import { dateOf } from '#care/moment/moment.ts'
import { readShown } from '#care/roster/roster.ts'
import { readChoice, readDay, readUuid } from '#client/search-params.ts'
import { boardStatuses, careMomentStatusWords } from '#contract/status-groups.ts'
import { toInstant } from '#rules/time/amsterdam.ts'
import type { CareMomentStatus } from '#words/nl.ts'

/** A status as in the address: 'uren-ingediend'. */
export const statusSlug = (status: CareMomentStatus): string => slugOf(careMomentStatusWords[status].label)
const slugsToApprove = boardStatuses.to_approve.map(statusSlug)
const statuses = Object.keys(careMomentStatusWords) as CareMomentStatus[]
const inDays = (days: number) => (now: string) => ({ 'startDate[after]': now, ...beginsWithin(days)(now) })
const midnight = (now: string) => toInstant(dateOf(now), '00:00')
/** The period in effect: with a status or a search term everything that matches, otherwise from today on. */
const periodOf = ({ periode, status, zoek, van, tot, weergave }: Search) =>
  periode ?? (status || zoek || van || tot || weergave === 'bord' ? 'alles' : 'vandaag')

// Figures are about the past: their period is separate from the list's.
const periodOfFigures = ({ weken, vanaf, tm }: Record<string, unknown>): Search => ({
  weken: readChoice(weken, ['26', '52'], undefined),
  vanaf: readDay(vanaf),
  tm: readDay(tm),
})

/** Whether the list shows the hours to approve, without any other filter. */
export const isToApprove = ({ status, weergave, ...more }: Search): boolean =>
  String(status) === String(slugsToApprove) && Object.keys(more).every(name => ['open', 'pagina', 'week'].includes(name))

export const orders = defineList<'GET /care_moments', string>()({
  filters: {
    zoek: searched({ label: 'Zoekterm', field: 'search' }),
    status: several({
      label: 'Status',
      field: 'status',
      choices: statuses.map(status => ({
        value: statusSlug(status),
        label: careMomentStatusWords[status].label,
        asked: status,
      })),
    }),
    periode: period({
      label: 'Periode',
      after: 'startDate[after]',
      before: 'startDate[strictly_before]',
      named: [
        { value: 'vandaag', label: 'Vanaf vandaag', ask: now => ({ 'endDate[after]': midnight(now) }) },
        { value: '24-uur', label: 'Binnen 24 uur', ask: inDays(1) },
        { value: '7-dagen', label: 'Komende 7 dagen', ask: inDays(7) },
        { value: '30-dagen', label: 'Komende 30 dagen', ask: inDays(30) },
        { value: 'geweest', label: 'Geweest', ask: now => ({ 'endDate[strictly_before]': midnight(now) }) },
        { value: 'alles', label: 'Alles', ask: () => ({}) },
      ],
      absent: search => String(periodOf(search)),
    }),
    publicatie: oneOf({
      label: 'Publicatie',
      field: 'isPublished',
      choices: [{ value: 'nog-niet', label: 'Nog niet gepubliceerd', said: 'nog niet gepubliceerd', asked: false }],
    }),
    aankomst: oneOf({
      label: 'Aankomst',
      field: 'awaitsArrival',
      choices: [{ value: 'nog-niet', label: 'Begonnen, nog niets gemeld', said: 'begonnen, nog niets gemeld', asked: true }],
    }),
    overeenkomst: oneOf({
      label: 'Overeenkomst',
      field: 'agreementAwaits',
      choices: [
        { value: 'akkoord', label: 'Wacht op jouw akkoord', said: 'overeenkomst wacht op jouw akkoord', asked: 'me' },
        {
          value: 'zorgverlener',
          label: 'Wacht op de zorgverlener',
          said: 'overeenkomst wacht op de zorgverlener',
          asked: 'other',
        },
      ],
    }),
    locatie: locations('location.uuid'),
    niveau: levels('expertiseLevel.uuid'),
    contract: contractForms('publishedForContractTypes'),
    soort: timeScopes('timeScope'),
  },
  orders: {
    vroegste: { label: 'Vroegste eerst', asked: { 'order[startDate]': 'asc' } },
    laatste: { label: 'Laatste eerst', asked: { 'order[startDate]': 'desc' } },
    nieuwste: { label: 'Nieuw toegevoegd eerst', asked: { 'order[createdAt]': 'desc' } },
  },
  // The past is sorted latest first, the future and what waits for the viewer earliest first.
  order: search =>
    ['alles', 'geweest'].includes(String(periodOf(search))) && !search.status && !search.overeenkomst ? 'laatste' : 'vroegste',
  pageSize: 50,
  // Hours to approve have their own menu item: they are not restored as a filter.
  keeps: search => !isToApprove(search),
  also: ({ weergave, week, open, kopieren, ...given }) => ({
    weergave: readChoice(weergave, ['week', 'bord', 'cijfers', 'rooster'], undefined),
    ...(weergave === 'cijfers' && periodOfFigures(given)),
    ...(weergave === 'rooster' && { ...readShown(given) }),
    week: readDay(week),
    kopieren: kopieren === '1' && weergave === 'week' ? kopieren : undefined,
    open: readUuid(open),
  }),
})

/** The list as its views use it. */
export type OrderSearch = ListSearch<'GET /care_moments', string>
