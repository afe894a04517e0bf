// Inlines the styles of a page: on a slow connection the app shell is then painted as soon as the page arrives, a second earlier
// than with separate style sheets.
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A page with its styles, and the sources by which a policy allows them. */
interface StyledPage {
  html: string
  sources: string
}

/**
 * Inlines the style sheets that a page links to, each once. The link stays, disabled: the code that loads a chunk with these
 * styles sees that they are there.
 */
export const openInlineStyles = (webDir: string): ((page: string) => StyledPage) => {
  const read = new Map<string, { text: string; source: string }>()
  const styleOf = (path: string) => {
    const text = readFileSync(join(webDir, path), 'utf8')
    return { text, source: ` 'sha256-${hash('sha256', text, 'base64')}'` }
  }
  return page => {
    let sources = ''
    const html = page.replaceAll(
      /<link rel="stylesheet"( crossorigin href="(\/assets\/[^"]+)")>/g,
      (_link, link: string, path: string) => {
        const style = read.get(path) ?? styleOf(path)
        read.set(path, style)
        sources += style.source
        return `<style>${style.text}</style><link rel="stylesheet" disabled${link}>`
      },
    )
    return { html, sources }
  }
}
