// The state of a visit is the same everywhere a family reads it: tab, card, row of the agenda, strip, "De komende 7 dagen", news,
// and mail.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { DayStrip } from '#care/moment/strip/day-strip.tsx'
import { type FamilyVisit, standingOf, type VisitStanding } from '#rules/time/family-day.ts'
import { mailTemplates } from '../../../../api/visits/mail-templates.ts'
import { staysOf } from '../-visits/stays.tsx'
import { QuietVisit, VisitCard } from '../-visits/visit-card.tsx'
import { sayDay, sayWho } from '../-visits/visit-words.ts'
import type { Visit } from '../-visits/visits.ts'
import { NewsOfVisit } from './news-of-visit.tsx'

// What asks the server reads its settings from the page.
vi.hoisted(() => {
  vi.stubGlobal('document', { querySelector: () => null, documentElement: { dataset: {} }, addEventListener: () => {} })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('localStorage', { getItem: () => null })
})

const [before, during, after] = ['2026-12-04T06:00:00+01:00', '2026-12-04T09:00:00+01:00', '2026-12-04T16:00:00+01:00']
/** The claim of each state, in whatever words. No place may make the claim of another state. */
const claims: Record<VisitStanding, RegExp> = {
  sought: /nog niemand gevonden/i,
  nobody: /niemand gekomen/i,
  missed: /niet gekomen/i,
  off: /niet door/i,
  comes: /(?<!van ons wie er )komt/i,
  due: /zou er nu zijn/i,
  here: /is er nu|is er sinds/i,
  been: /is geweest/i,
  presumed: /was er volgens planning/i,
}
const states: [VisitStanding, string, Partial<FamilyVisit>][] = [
  ['sought', before, { state: 'sought' }],
  ['nobody', during, { state: 'sought' }],
  ['nobody', during, { state: 'unfilled' }],
  ['nobody', after, { state: 'unfilled' }],
  ['missed', after, { state: 'missed' }],
  ['off', before, { state: 'off' }],
  ['comes', before, {}],
  ['due', during, {}],
  ['here', during, { arrivedAt: '2026-12-04T07:04:00+01:00' }],
  ['been', after, { handedIn: true }],
  ['been', during, { arrivedAt: '2026-12-04T07:04:00+01:00', leftAt: '2026-12-04T08:40:00+01:00' }],
  ['presumed', after, {}],
]
const visitOf = (more: Partial<FamilyVisit>) =>
  ({
    uuid: 'visit',
    client: { uuid: 'client', firstName: 'Truus', lastName: 'Wit' },
    startDate: '2026-12-04T07:00:00+01:00',
    endDate: '2026-12-04T15:00:00+01:00',
    state: 'coming',
    acts: [],
    reports: [],
    timesBefore: 3,
    ...(more.state !== 'sought' && more.state !== 'unfilled'
      ? {
          assignee: {
            profile: { firstName: 'Samira', lastName: 'Yilmaz', expertiseLevel: { key: 'helpende', name: 'Helpende' } },
          },
        }
      : {}),
    ...(more.state === 'sought' && { search: { since: before, asked: 0, reacted: 0, reactedBefore: 0 } }),
    ...more,
  }) as unknown as Visit

const textOf = (piece: React.ReactNode) =>
  renderToString(<QueryClientProvider client={new QueryClient()}>{piece}</QueryClientProvider>)
    .replace(/aria-label="([^"]*)"/g, '>$1<')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
const mailOf: Partial<Record<VisitStanding, keyof typeof mailTemplates>> = {
  nobody: 'visit_not_filled',
  off: 'visit_off',
  comes: 'visit_found',
}

describe.each(states)('a visit that is "%s" at %s (%j)', (standing, now, more) => {
  const visit = visitOf(more)
  const day = '2026-12-04'
  const isLoudOrAhead = !['off', 'been', 'presumed'].includes(standing)
  const places: Record<string, string> = {
    tab: sayDay([visit], now, undefined).words,
    ...(isLoudOrAhead && { card: textOf(<VisitCard visit={visit} now={now} />) }),
    agenda: textOf(<QuietVisit visit={visit} now={now} />),
    ...(standing !== 'off' && { strip: textOf(<DayStrip day={now} stays={staysOf([visit], day, now)} now={now} />) }),
    'komende 7 dagen': sayWho([visit], now),
    nieuw: textOf(<NewsOfVisit visit={visit} now={now} />),
    ...(mailOf[standing] && { mail: mailTemplates[mailOf[standing]].text }),
  }
  // A name alone claims nothing; nor do a time and how often somebody came before.
  const silent = (place: string) =>
    (place === 'komende 7 dagen' && standing !== 'sought' && standing !== 'nobody' && standing !== 'missed') ||
    (place === 'card' && standing === 'comes')
  test('is that', () => expect(standingOf(visit, now)).toBe(standing))
  test.each(Object.entries(places))('on the %s says so, and nothing else', (place, said) => {
    if (!silent(place)) expect(said).toMatch(claims[standing])
    const others = Object.entries(claims).filter(([other, claim]) => other !== standing && claim.test(said))
    expect(others, said).toEqual([])
  })
})
