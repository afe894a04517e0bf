// The list of all care workers: its filters and sort orders.
import { named, oneOf, picked, searched, several, slugOf } from '#care/list/choice-filters.ts'
import { levels, locations, organizations } from '#care/list/common-filters.ts'
import { defineList } from '#care/list/list-search.ts'
import type { ListSearch } from '#care/list/use-list-search.ts'
import type { AnswerOf } from '#client/api.ts'
import { type Phase, phaseWords } from '#words/care-workers-nl.ts'

/** What the filters need: the places, and the names of what was picked by search. */
export type Context = AnswerOf<'GET /care_workers/filter_choices'> & { names: Record<string, string | undefined> }

/** A yes/no filter. */
const either = <Field extends string>(label: string, field: Field, [yes, no]: [yes: string, no: string]) =>
  oneOf<Context, Field>({
    label,
    field,
    choices: [
      { value: slugOf(yes), label: yes, asked: true },
      { value: slugOf(no), label: no, asked: false },
    ],
  })
const objection: [string, string] = ['Heeft bezwaar', 'Geen bezwaar']
const owned: [string, string] = ['Ja', 'Nee']
const nameIn = ({ names }: Context, uuid: string) => names[uuid] ?? '…'

export const workers = defineList<'GET /care_workers', Context>()({
  filters: {
    zoek: searched({ label: 'Zoekterm', question: 'Zoek op naam, nummer of adres', field: 'search' }),
    fase: several({
      label: 'Fase',
      field: 'phase',
      choices: (Object.keys(phaseWords) as Phase[]).map(phase => ({
        value: slugOf(phaseWords[phase].label),
        label: phaseWords[phase].label,
        asked: phase,
      })),
    }),
    niveau: levels('profile.expertiseLevel.uuid'),
    plaats: oneOf({
      label: 'Woonplaats',
      field: 'profile.address.city',
      choices: ({ cities }) => cities.map(city => ({ value: slugOf(city), label: city, asked: city })),
    }),
    kan: named({ label: 'Handelingen', field: 'acts.uuid', several: true, names: { call: 'GET /acts', query: {} } }),
    werkplek: locations('locations.uuid', { label: 'Werkt graag bij' }),
    favoriet: organizations('favoriteCareWorkers.organization.uuid', { label: 'Favoriet van' }),
    big: either('BIG-register', 'bigDiffers', ['Verschilt', 'Verschilt niet']),
    actief: either('Account', 'active', ['Actief', 'Niet actief']),
    rijbewijs: either('Rijbewijs', 'preferences.hasDriversLicense', owned),
    auto: either('Auto', 'preferences.hasCar', owned),
    huisdieren: either('Huisdieren', 'preferences.hasObjectionToPets', objection),
    'roken-binnen': either('Roken binnen', 'preferences.hasObjectionToSmokingInside', objection),
    'roken-buiten': either('Roken buiten', 'preferences.hasObjectionToSmokingOutside', objection),
    careMoment: picked({ label: 'Beschikbaar voor', field: 'care_moment_available_uuid', say: nameIn }),
    zorgteam: picked({ label: 'In het zorgteam van', field: 'careTeams.client.uuid', say: nameIn }),
    wie: picked({ label: 'Zorgverlener', field: 'uuid', say: nameIn }),
  },
  orders: {
    achternaam: { label: 'Op achternaam', asked: { 'order[profile.lastName]': 'asc' } },
    voornaam: { label: 'Op voornaam', asked: { 'order[profile.firstName]': 'asc' } },
    contractvormen: {
      label: 'Open voor andere contractvormen eerst',
      asked: { 'orderByMatch[profile.openToOtherContractForms]': true },
    },
  },
  pageSize: 25,
})

/** The list as its screen uses it. */
export type WorkerSearch = ListSearch<'GET /care_workers', Context>
