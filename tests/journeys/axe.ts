// WCAG 2.2 A and AA by axe, and what scrolls sideways.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Found {
  id: string
  nodes: { target: unknown[]; failureSummary?: string }[]
}

/** What axe finds wrong with the page as it is now, each in a sentence; in forced colours the contrast is none of ours. */
export const violations = async (page: Page, but: readonly string[] = []): Promise<string[]> => {
  await page.evaluate(axe)
  const rules = Object.fromEntries(but.map(rule => [rule, { enabled: false }]))
  const found = await page.evaluate(async rules => {
    const run = (globalThis as unknown as { axe: { run(options: unknown): Promise<{ violations: Found[] }> } }).axe.run
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
    return (await run({ rules, runOnly: { type: 'tag', values: tags } })).violations
  }, rules)
  return found.flatMap(({ id, nodes }) =>
    nodes.map(node => `${page.url()} ${id} ${node.target.join(' ')}: ${node.failureSummary}`),
  )
}

export const overflows = (page: Page) =>
  page.evaluate<boolean>('document.documentElement.scrollWidth > document.documentElement.clientWidth')
