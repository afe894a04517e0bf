import { expect, test } from 'vitest'
import { allOperations, resourceOf } from '#contract/catalogue.ts'
import { accessWords } from './access-nl.ts'

// Operations whose handler logs a read itself, beyond what follows from the contract.
const readsByItself = [
  ...['clients.export', 'clientCare.accessNotes', 'careMoments.exportCsv', 'reviews.clientStats', 'proofs.proof', 'visits.faces'],
  ...['figures.cancellations', 'figures.shares', 'figures.exportCsv', 'forgetting.ofClient', 'userTokens.inviteRelative'],
  ...['userTokens.joinFamily', 'userTokens.endRelative', 'joining.compare'],
]
const leavesLine = ({ id, operation: { by, resource, parent } }: (typeof allOperations)[number]) =>
  by !== 'public' &&
  (resource?.clientField !== undefined ||
    (parent !== undefined && resourceOf(parent.type).clientField !== undefined) ||
    readsByItself.includes(id))
const logged = allOperations.filter(leavesLine).map(({ id }) => id)

test('everything that leaves a line in the access log has words, and nothing else has', () => {
  expect(logged.length).toBeGreaterThan(50)
  expect(Object.keys(accessWords).toSorted()).toEqual(logged.toSorted())
})
