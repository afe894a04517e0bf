// The visible text of a screen, sentence by sentence.
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import type { Page } from 'playwright-core'
import { unplainIn } from '../../rules/typed/plain-words.ts'
import { hardSentences, informalIn } from '../../rules/typed/reading-level.ts'

const inPage = `(() => {${stripTypeScriptTypes(readFileSync(new URL('./in-page/texts.ts', import.meta.url), 'utf8'))}})()`
/** Text that people wrote, and names: their reading level is not ours. */
const written = '[data-written], textarea, article p, script, style, noscript, [aria-hidden="true"]'

/** The visible texts of a screen, one per block, without what people wrote (`data-written`, an article, a text field). */
export const textsOn = async (page: Page): Promise<string[]> => {
  await page.evaluate(inPage)
  return page.evaluate(`visibleTexts(${JSON.stringify(written)})`)
}

/** The sentences of a screen that are too hard for a family, that say "je" or that contain jargon or a code, each with the reason. */
export const sentencesOn = async (page: Page): Promise<string[]> =>
  (await textsOn(page)).flatMap(text => [
    ...hardSentences(text).map(({ sentence, why }) => `“${sentence}” (${why})`),
    ...informalIn(text).map(word => `“${text}” says “${word}”`),
    ...unplainIn(text).map(({ word, say }) => `“${text}” says “${word}”: say ${say}`),
  ])
