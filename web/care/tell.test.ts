import { expect, test } from 'vitest'
import { explain } from './tell.ts'

const problem = (status: number, message: string, violations: { propertyPath: string; message: string }[] = []) =>
  Object.assign(new Error(message), { status, violations })

test.each([
  ['a refusal', problem(403, 'Dit mag je niet.'), 'Dit mag je niet.'],
  ['someone else who was first', problem(409, 'De uren zijn al goedgekeurd.'), 'De uren zijn al goedgekeurd. Zo staat het nu.'],
  [
    'a wrong field',
    problem(422, 'Ongeldig.', [{ propertyPath: 'reason', message: 'Schrijf een reden op.' }]),
    'Schrijf een reden op.',
  ],
])('%s is told', (_name, refusal, sentence) => {
  expect(explain(refusal)).toBe(sentence)
})
