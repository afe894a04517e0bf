// The list of assignments for a care worker: its filters, orders and views.

import { oneOf, several } from '#care/list/choice-filters.ts'
import { contractForms, formChoices, levels, organizations, scopeChoices, timeScopes } from '#care/list/common-filters.ts'
import type { Search, Word } from '#care/list/filter.ts'
import { defineList } from '#care/list/list-search.ts'
import { period } from '#care/list/period-filter.ts'
import { readChoice } from '#client/search-params.ts'
import type { ContractType } from '#words/nl.ts'

/** What the filters know about the care worker. */
export interface Searcher {
  uuid: string
  preferenceKm: number
  /** Where their distances are counted from. */
  home?: { latitude: number; longitude: number } | undefined
  contractTypes: readonly ContractType[]
  /** Their own level: they may also do work of a lower one. */
  levelUuid: string
}

const distances = [5, 10, 20, 30, 50]
const within = (km: number, preferenceKm: number): Word => ({
  value: String(km),
  label: km === preferenceKm ? `Binnen ${km} km (je voorkeur)` : `Binnen ${km} km`,
  said: `binnen ${km} km`,
  asked: km,
})
const kmOf = (value: string | undefined) => (/^[1-9]\d{0,2}$/.test(value ?? '') && Number(value) <= 300 ? [Number(value)] : [])
/** Choices in a care worker's words; outside their field they have short labels. */
const inOwnWords = (choices: readonly Word[], labels: readonly [string, string]) =>
  choices.map((choice, at) => ({ ...choice, label: labels[at]!, said: choice.label.toLowerCase() }))

export const assignments = defineList<'GET /care_moment_publications', Searcher>()({
  filters: {
    datum: period({
      label: 'Datum',
      after: 'careMoment.startDate[after]',
      before: 'careMoment.startDate[strictly_before]',
    }),
    afstand: oneOf({
      label: 'Afstand',
      question: 'Hoe ver van je huis?',
      field: 'distance',
      choices: ({ preferenceKm }, chosen) =>
        [...new Set([...distances, preferenceKm, ...kmOf(chosen)])].sort((a, b) => a - b).map(km => within(km, preferenceKm)),
      absent: ({ preferenceKm }) => String(preferenceKm),
    }),
    dagdeel: several({
      label: 'Dagdeel',
      question: 'Welk deel van de dag?',
      field: 'dayPart',
      choices: [
        { value: 'vroeg', label: 'Vroeg (begint voor 9 uur)', said: 'vroeg', asked: 'early' },
        { value: 'dag', label: 'Dag (begint tussen 9 en 14 uur)', said: 'dag', asked: 'day' },
        { value: 'laat', label: 'Laat (begint na 14 uur)', said: 'laat', asked: 'late' },
        { value: 'nacht', label: 'Nacht', said: 'nacht', asked: 'night' },
      ],
    }),
    organisatie: organizations('careMoment.location.organization.uuid', {
      question: 'Welke organisatie?',
      several: false,
      names: { call: 'GET /organizations', query: { hasOpenCareMoments: true, 'order[name]': 'asc' } },
    }),
    niveau: levels('careMoment.expertiseLevel.uuid', {
      question: 'Voor welk niveau?',
      fits: ({ track, rank = 0 }, { levelUuid }, all) => {
        const own = all.find(level => level.uuid === levelUuid)
        return own !== undefined && track === own.track && rank <= (own.rank ?? 0)
      },
    }),
    contract: contractForms('publishedForContractTypes', {
      question: 'Hoe wil je werken?',
      choices: inOwnWords(formChoices, ['Als zzp’er', 'Als uitzendkracht']),
    }),
    soort: timeScopes('careMoment.timeScope', {
      question: 'Los of langer?',
      choices: inOwnWords(scopeChoices, ['Losse opdrachten', 'Periodes']),
    }),
    bonus: oneOf({
      label: 'Bonus',
      question: 'Met of zonder bonus?',
      field: 'withBonus',
      choices: [{ value: 'ja', label: 'Alleen met bonus', said: 'alleen met bonus', asked: true }],
    }),
    verborgen: oneOf({
      label: 'Verborgen',
      question: 'Wat je niet wilde',
      field: 'declined',
      choices: [{ value: 'ja', label: 'Alleen wat verborgen is', said: 'alleen deze', asked: true }],
    }),
  },
  orders: {
    // First what they can do, then what requires an act they do not have; within each the earliest day first.
    passend: { label: 'Passend eerst', asked: { 'order[lacking]': 'asc', 'order[careMoment.startDate]': 'asc' } },
    datum: { label: 'Eerste dag eerst', asked: { 'order[careMoment.startDate]': 'asc' } },
    afstand: { label: 'Dichtbij eerst', asked: { 'order[distance]': 'asc' } },
    tarief: { label: 'Hoogste tarief eerst', asked: { 'order[careMoment.hourlyRate]': 'desc' } },
  },
  pageSize: 20,
  // Nobody returns to what they hid.
  keeps: search => search.verborgen === undefined,
  also: ({ weergave, week }) => ({
    weergave: readChoice(weergave, ['kaart', 'kalender'], undefined),
    week: /^\d{4}-W\d\d$/.test(String(week)) ? String(week) : undefined,
  }),
})

/** The filters people set themselves, besides the distance. */
export const isNarrowed = (search: Search): boolean =>
  assignments.filters.some(({ name, read }) => name !== 'afstand' && Object.keys(read(search)).length > 0)
