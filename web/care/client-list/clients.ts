// The lists of clients: their filters and orders.

import type { AnswerOf } from '#client/api.ts'
import { clientStatusName } from '#contract/statuses.ts'
import { careRequestWords } from '#words/client-nl.ts'
import { named, oneOf, searched, several, slugOf } from '../list/choice-filters.ts'
import { locations, organizations } from '../list/common-filters.ts'
import { defineList } from '../list/list-search.ts'
import type { ListSearch } from '../list/use-list-search.ts'
import { nameOf } from '../moment/care-moment.ts'

// Not from the contract itself, which would load the checks of every body.
const clientStatus = Object.keys(clientStatusName) as (keyof typeof clientStatusName)[]

/** The places and managers of the clients the reader sees. */
export type Choices = AnswerOf<'GET /clients/filter_choices'>

const within = (value: string, label: string, asked: number) => ({ value, label, said: `binnen ${label}`, asked })
const windows = [
  within('24-uur', '24 uur', 1),
  within('48-uur', '48 uur', 2),
  within('72-uur', '72 uur', 3),
  ...[4, 7, 14, 30].map(days => within(`${days}-dagen`, `${days} dagen`, days)),
]

const ofOrganization = organizations<Choices, 'responsibleLocation.organization.uuid'>('responsibleLocation.organization.uuid')
const place = oneOf<Choices, 'contact.address.city'>({
  label: 'Woonplaats',
  field: 'contact.address.city',
  choices: ({ cities }) => cities.map(city => ({ value: slugOf(city), label: city, asked: city })),
})
const keeper = oneOf<Choices, 'clientManager.uuid'>({
  label: 'Cliëntmanager',
  field: 'clientManager.uuid',
  choices: ({ clientManagers }) =>
    clientManagers.map(manager => ({ value: slugOf(nameOf(manager)), label: nameOf(manager), asked: manager.uuid })),
})
const listOf = (more: Record<string, typeof ofOrganization>) =>
  defineList<'GET /clients', Choices>()({
    filters: {
      zoek: searched({ label: 'Zoekterm', question: 'Zoek op naam, nummer of adres', field: 'search' }),
      binnen: oneOf({
        label: 'Open opdracht',
        question: 'Wie heeft een open opdracht die begint binnen …',
        field: 'numberOfDays',
        choices: windows,
      }),
      status: several({
        label: 'Status',
        field: 'status',
        choices: clientStatus.map(status => ({
          value: slugOf(clientStatusName[status]),
          label: clientStatusName[status],
          asked: status,
        })),
      }),
      ...more,
      locatie: locations('responsibleLocation.uuid'),
      plaats: place,
      zorgvraag: several({
        label: 'Zorgvraag',
        field: 'careRequests.status',
        choices: clientStatus.map(status => ({
          value: slugOf(careRequestWords[status].label),
          label: careRequestWords[status].label,
          said: `zorgvraag: ${careRequestWords[status].label.toLowerCase()}`,
          asked: status,
        })),
      }),
      zorg: named({
        label: 'Soort zorg',
        field: 'careRequests.serviceType.uuid',
        several: true,
        names: { call: 'GET /service_types', query: { selectable: true } },
      }),
      manager: keeper,
      aangemeld: locations('createdByOrganizationLocation.uuid', { label: 'Aangemeld door' }),
    },
    orders: {
      naam: { label: 'Op naam', asked: { 'order[lastName]': 'asc' } },
      nieuwste: { label: 'Nieuwste eerst', asked: { 'order[createdAt]': 'desc' } },
    },
    // The query for the requests beside them must fit in one page.
    pageSize: 25,
    // Whether the form for a new client is open: it stays open after a reload.
    also: ({ nieuw }) => (nieuw === '1' ? { nieuw } : {}),
  })

/** The clients of one organization. */
export const clients = listOf({})
/** The clients of all organizations. */
export const allClients = listOf({ organisatie: ofOrganization })

/** The list as used by its screen. */
export type ClientSearch = ListSearch<'GET /clients', Choices>
