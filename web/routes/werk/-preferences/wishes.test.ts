import { expect, test } from 'vitest'
import { checkWishes, preferencesBody, readWishes, type Wishes } from './wishes.ts'

const wishes: Wishes = {
  ...{ contractTypes: ['freelance'], openToOtherContractForms: false, maximumDistanceKm: 30, acts: [], flags: ['hasCar'] },
  ...{ locations: [], mostWeeklyHours: '', wantsToBeAsked: true },
}
test.each([
  ['nothing is no limit', '', undefined, null],
  ['so is a space', ' ', undefined, null],
  ['whole hours', ' 24 ', undefined, 24],
  ['the most that the law allows', '60', undefined, 60],
  ['more than that', '61', 'Vul hele uren in', undefined],
  ['none at all', '0', 'Vul hele uren in', undefined],
  ['half an hour', '7,5', 'Vul hele uren in', undefined],
  ['words', 'veel', 'Vul hele uren in', undefined],
])('the hours of a week: %s', (_name, mostWeeklyHours, wrong, sent) => {
  const { mostWeeklyHours: said } = checkWishes({ ...wishes, mostWeeklyHours })
  if (wrong) expect(said).toContain(wrong)
  else expect(said).toBeUndefined()
  expect(preferencesBody({ ...wishes, mostWeeklyHours }).mostWeeklyHours).toBe(sent)
})
test('a draft from before the hours were asked does not count', () => {
  expect(readWishes(wishes)).toEqual(wishes)
  const { mostWeeklyHours: _, ...older } = wishes
  expect(readWishes(older)).toBeUndefined()
})
