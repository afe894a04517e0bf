// The texts of a screen, within the page itself; sentences.ts injects this as text.

/** The visible texts, one per block, except those within elements that match `written`. */
const visibleTexts = (written: string): string[] => {
  const blocks = new Map<Element, string>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    let block = node.parentElement
    if (!node.nodeValue?.trim() || !block?.checkVisibility({ visibilityProperty: true }) || block.closest(written)) continue
    while (block.parentElement && getComputedStyle(block).display === 'inline') block = block.parentElement
    blocks.set(block, `${blocks.get(block) ?? ''} ${node.nodeValue}`)
  }
  return [...blocks.values()].map(text => text.replace(/\s+/g, ' ').trim())
}
Object.assign(globalThis, { visibleTexts })
