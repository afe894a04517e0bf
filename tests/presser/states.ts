// What is wrong with a state, when one first comes there.
import type { Page } from 'playwright-core'
import { judgeWayOut, type Wrong } from './judges.ts'
import { lookAt, settle } from './page.ts'
import type { Sight } from './what.ts'

/** Words that are cut off, or stick out of the window. */
const cut = async (page: Page): Promise<Wrong[]> => {
  const found = await page.evaluate<string[]>('[...checks.sticksOut(), ...checks.cutOff()]')
  return found.map(what => ({ judge: 'cut', what }))
}
/** Words that something else lies over. */
const hidden = async (page: Page): Promise<Wrong[]> => {
  const found = await page.evaluate<string[]>('checks.coveredText()')
  return found.map(what => ({ judge: 'hidden', what }))
}
/** The keys that are promised on the screen and do nothing, outside any field. */
const deadKeys = async (page: Page, sight: Sight): Promise<Wrong[]> => {
  const wrong: Wrong[] = []
  for (const key of sight.keys) {
    await page.evaluate('presser.beginAtMain()')
    await page.keyboard.press(key)
    await settle(page)
    const { changes, isFocusMoved, isNew } = await page.evaluate<{ changes: number; isFocusMoved: boolean; isNew: boolean }>(
      'presser.end()',
    )
    if (changes === 0 && !isFocusMoved && !isNew)
      wrong.push({ judge: 'key', what: `the key ${key} is promised and does nothing` })
    const after = await lookAt(page)
    // The next key is promised by the state that was there.
    if (after.address !== sight.address || after.layer !== sight.layer) break
  }
  return wrong
}
export const judgeState = async (page: Page, sight: Sight): Promise<Wrong[]> => [
  ...judgeWayOut(sight),
  ...(await cut(page)),
  ...(await hidden(page)),
  ...(sight.layer ? [] : await deadKeys(page, sight)),
]
