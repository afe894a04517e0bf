import { expect, test } from 'vitest'
import { sayNotThere, sayThere, whoIsThere } from './there.ts'

const visit = { startDate: '2026-11-28T07:00:00+01:00', endDate: '2026-11-28T15:00:00+01:00' }
const other = { startDate: '2026-11-28T17:00:00+01:00', endDate: '2026-11-28T18:00:00+01:00' }
const by = (text: string, isOwn = true) => ({ text, isOwn, authorName: isOwn ? 'Nora Jansen' : 'Wim Jansen' })

test.each<[string, ReturnType<typeof by>[], string | undefined]>([
  ['nothing was written', [], undefined],
  ['something else was', [by('Dank u wel.')], undefined],
  ['it was written', [by('Dank u wel.'), by(sayThere(visit))], 'U'],
  ['it was written by a brother', [by(sayThere(visit), false)], 'Wim'],
  ['it was taken back', [by(sayNotThere(visit)), by(sayThere(visit))], undefined],
  ['it was taken back, and written again', [by(sayThere(visit)), by(sayNotThere(visit)), by(sayThere(visit))], 'U'],
  ['she took it back and he did not', [by(sayNotThere(visit)), by(sayThere(visit)), by(sayThere(visit), false)], 'Wim'],
  ['it was of another visit that day', [by(sayThere(other))], undefined],
])('when %s, in whichever order they come', (_when, messages, who) => {
  const written = messages.map((message, at) => ({ ...message, uuid: String(messages.length - at) }))
  for (const given of [written, written.toReversed()]) expect(whoIsThere(given, visit)?.who).toBe(who)
})
