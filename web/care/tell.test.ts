import { expect, test, vi } from 'vitest'
import { Problem } from '../client/api.ts'
import { tell } from './tell.ts'

// The real one asks the page for its settings.
vi.mock('../client/api.ts', () => ({
  Problem: class extends Error {
    constructor(status: number, message: string, violations: readonly object[] = []) {
      super(message)
      Object.assign(this, { status, violations })
    }
  },
}))
const said = vi.hoisted(() => [] as string[])
vi.mock('../components/toast.ts', () => ({
  toastDone: (sentence: string) => said.push(`done: ${sentence}`),
  toastFailed: (sentence: string) => said.push(`failed: ${sentence}`),
}))

const violation = { propertyPath: 'reason', message: 'Schrijf een reden op.', code: 'blank' }

const cases: [name: string, refusal: Problem | null, sentence: string][] = [
  ['what succeeds', null, 'done: De uren zijn goedgekeurd.'],
  ['a refusal', new Problem(403, 'Dit mag je niet.'), 'failed: Dit mag je niet.'],
  [
    'someone else who was first',
    new Problem(409, 'De uren zijn al goedgekeurd.'),
    'failed: De uren zijn al goedgekeurd. Je ziet nu de nieuwe stand.',
  ],
  ['a wrong field', new Problem(422, 'Ongeldig.', [violation]), 'failed: Schrijf een reden op.'],
]
test.each(cases)('%s is told', async (_name, refusal, sentence) => {
  const change = refusal ? Promise.reject(refusal) : Promise.resolve()
  expect(await tell(change, 'De uren zijn goedgekeurd.')).toBe(refusal === null)
  expect(said.splice(0)).toEqual([sentence])
})

test('what is no refusal is thrown on', async () => {
  await expect(tell(Promise.reject(new TypeError('x')), 'Klaar.')).rejects.toThrow(TypeError)
  expect(said).toEqual([])
})
