// Marks every page of a sandbox as such: in a strip above it, in its title and in print. The server adds it to the page, so that
// the app itself has no code for it.

import { nothingReal, sandboxMark } from '../../sandbox.ts'

// The app places its bars below --above. The impersonation banner is there too, and the strip goes below that.
const style = `:root{--above:calc(1.5rem + env(safe-area-inset-top))}
.proef{position:sticky;top:0;z-index:260;box-sizing:border-box;height:calc(1.5rem + env(safe-area-inset-top));
padding:env(safe-area-inset-top) 8px 0;overflow:hidden;background:#ffd84d;color:#241a00;font:400 .8125rem/1.5rem system-ui,sans-serif;
text-align:center;white-space:nowrap}
:root:has([aria-label="Ingelogd als iemand anders"]) .proef{position:static}
@media (max-height:30em){:root{--above:0px}.proef{position:static}}
@media print{.proef{position:static;border-bottom:1px solid #241a00}}`
// The app sets a new title for each screen.
const script = `(title=>{const mark='Proef: ',say=()=>document.title.startsWith(mark)||(document.title=mark+document.title)
new MutationObserver(say).observe(title,{childList:true});say()})(document.querySelector('title'))`
const strip = `<aside class="proef" aria-label="Proefomgeving"><strong>Proefomgeving</strong>: ${nothingReal}</aside>`

/** A page of a sandbox. The policy of the page must allow the style, and the script of the app's page, by their hash. */
export const withStrip = (html: string, { scripted = false }: { scripted?: boolean } = {}): string =>
  html
    .replace('<title>', `<title>${sandboxMark}`)
    .replace('</head>', () => `<style>${style}</style>${scripted ? `<script>${script}</script>` : ''}</head>`)
    .replace(/<body[^>]*>/, body => body + strip)
/** The style that it adds. */
export const stripStyle = style
