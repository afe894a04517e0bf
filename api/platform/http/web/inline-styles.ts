// The styles that a page links to stand in the page itself: on a slow line the app shell is painted as soon as the page is there,
// a second before its style sheets would be.
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A page with its styles, and the sources by which a policy allows them. */
interface Styled {
  html: string
  sources: string
}

/**
 * Puts the style sheets of the build that a page links to into it, each once. The link stays, disabled: the code that loads a
 * chunk with these styles sees that they are there.
 */
export const openInlineStyles = (webDir: string): ((page: string) => Styled) => {
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
