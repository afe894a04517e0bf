import { expect, test } from 'vitest'
import { unplainIn } from './plain-words.ts'

test.each<[string, string[]]>([
  ['Bewaard. Gaat vanzelf weg als er weer netwerk is.', ['Gaat vanzelf weg']],
  ['In de betaalrun van vrijdag.', ['betaalrun']],
  ['Noem een week, zoals 2026-W47.', ['2026-W47']],
  ['Kies een maand, zoals 2026-11.', ['2026-11']],
  ['Geldig tot 2026-11-27.', ['2026-11-27']],
  ['De stand is awaiting_approval.', ['awaiting_approval']],
  ['Kies undefined.', ['undefined']],
  ['Je selecteert een match.', ['selecteert', 'match']],
  // Similar, but plain.
  ['Factuur 2026-0017 van week 47 van 2026.', []],
  ['Bel 030-2071234, of mail naar jan_de_wit@voorbeeld.nl.', []],
  ['Het document is al nagekeken. Het systeempje van de klok.', []],
])('%s', (text, found) => {
  expect(unplainIn(text).map(({ word }) => word)).toEqual(found)
})
