// Requests for figures in tests: over three weeks from the Monday on which every test begins.
import { expect } from 'vitest'
import type { Body, TestApi } from '../servers/api.ts'
import { must } from '../worlds/moments.ts'

type Who = 'organization' | 'locationAdmin' | 'otherOrganization'
/** The three weeks. */
export const period = 'from=2026-10-19&to=2026-11-08'
/** A shift of this many hours without a break, from this hour in Amsterdam (winter time). */
export const shift = (date: string, from: number, hours: number) => ({
  startDate: `${date}T${String(from).padStart(2, '0')}:00+01:00`,
  endDate: `${date}T${String(from + hours).padStart(2, '0')}:00+01:00`,
  breakMinutes: 0,
})
/** Requests figures in this world, as JSON and as CSV lines. */
export const askingFigures = ({ as }: TestApi) => ({
  figuresOf: async (part: string, query = period, who: Who = 'organization'): Promise<Body> =>
    must(await as[who].get(`/figures/${part}?${query}`), 200),
  csvOf: async (table: string, who: Who = 'organization'): Promise<string[]> => {
    const file = await as[who].get(`/figures/export?table=${table}&${period}`)
    expect(file).toMatchObject({ status: 200, headers: { 'content-type': 'text/csv; charset=utf-8' } })
    return file.text.replace('\ufeff', '').trim().split('\r\n')
  },
})
