import { expect, test } from 'vitest'
import { otherLast } from './other-last.ts'

test('“anders” is last, the rest stays in order', () => {
  const keys = (names: string[]) => otherLast(names.map(key => ({ key }))).map(({ key }) => key)
  expect(keys(['anders', 'ziek', 'vervanger'])).toEqual(['ziek', 'vervanger', 'anders'])
  expect(keys(['ziek', 'vervanger'])).toEqual(['ziek', 'vervanger'])
})
