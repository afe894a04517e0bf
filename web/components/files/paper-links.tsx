import { paperPath } from '#contract/money/papers.ts'
import classes from './paper-links.module.css'

const links = [
  ['Voorwaarden', paperPath('terms')],
  ['Privacy', paperPath('privacy')],
  ['Toegankelijkheid', '/toegankelijkheid.html'],
] as const

/** The public documents, pages outside the app: in a window of their own, so that this screen stays. */
export const PaperLinks = () => (
  <ul className={`wrap small ${classes.links}`}>
    {links.map(([label, href]) => (
      <li key={href}>
        <a href={href} target="_blank" rel="noopener">
          {label}
        </a>
      </li>
    ))}
  </ul>
)
