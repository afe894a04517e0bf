import { expect, test } from 'vitest'
import { readBlocks } from './stream.ts'

const news = { '@id': '/v1/care_moments/1', '@type': 'CareMoment', own: false }

test.each([
  ['a sign of life', ': \n\n', [], ''],
  [
    'what happened, and where one is then',
    `data: ${JSON.stringify(news)}\n\nid: a\n\n`,
    [{ news: [news] }, { place: { id: 'a' } }],
    '',
  ],
  ['that everything is to be asked again', 'event: reset\ndata: {}\n\n', [{ reset: true }], ''],
  ['a part that is not complete', 'id: a\n\ndata: {"@', [{ place: { id: 'a' } }], 'data: {"@'],
])('it hears %s', (_, text, said, rest) => {
  expect(readBlocks(text)).toEqual({ said, ended: false, rest })
})
test('it hears that its login is over', () => {
  expect(readBlocks('event: ended\ndata: {}\n\n').ended).toBe(true)
})
