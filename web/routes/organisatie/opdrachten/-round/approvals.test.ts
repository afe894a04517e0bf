import { expect, test } from 'vitest'
import type { ListedMoment } from '#care/moment/care-moment.ts'
import { inRequests } from './approvals.ts'

const moments = Array.from({ length: 101 }, (_, at) => ({ '@id': `/v1/care_moments/${at}`, version: at }) as ListedMoment)

test('a hundred go in one request, each with the version that was seen', () => {
  const requests = inRequests(moments)
  expect(requests.map(({ batch, body }) => [batch.length, body.careMoments.length])).toEqual([
    [100, 100],
    [1, 1],
  ])
  expect(requests[1]!.body.careMoments).toEqual([{ careMoment: '/v1/care_moments/100', version: 100 }])
  expect(inRequests([])).toEqual([])
})
