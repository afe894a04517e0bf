import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextArea } from './text-area.tsx'

const drawn = (value: string) =>
  renderToString(<TextArea label="Toelichting" maxLength={1000} value={value} onChange={() => {}} />)

test('a text that is too long stays whole, and the limit is shown', () => {
  expect(drawn('x'.repeat(1000))).not.toContain('tekens')
  const tooLong = drawn('x'.repeat(1001))
  expect(tooLong).toContain('Dit zijn 1.001 tekens. Er passen er 1.000.')
  expect(tooLong).toContain('aria-invalid="true"')
  expect(tooLong).not.toMatch(/maxlength/i)
})
