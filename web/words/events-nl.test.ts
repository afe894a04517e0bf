import { expect, test } from 'vitest'
import { CareMoment, careMomentOperations } from '../../contract/care-moments.ts'
import type { Transition } from '../../contract/language.ts'
import {
  CareMomentPublication,
  CareMomentPublicationReaction,
  publicationOperations,
  reactionStatus,
} from '../../contract/publications.ts'
import { nameEvent } from './events-nl.ts'

const operations = [...Object.values(careMomentOperations), ...Object.values(publicationOperations)]
const written = [
  ...[CareMoment, CareMomentPublication, CareMomentPublicationReaction].flatMap(({ actions }) =>
    Object.values<readonly Transition[]>(actions).flatMap(rows => rows.map(row => row.event)),
  ),
  ...operations.flatMap(operation => ('event' in operation ? operation.event : [])),
  ...reactionStatus.filter(status => status !== 'open').map(status => `reaction_${status}`),
]

test('every event of a care moment, its publication and its reactions has words of its own', () => {
  expect(written.length).toBeGreaterThan(25)
  expect(written.filter(name => !nameEvent(name))).toEqual([])
})
