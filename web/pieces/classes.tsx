import type { ReactNode } from 'react'
import type { PieceGroup } from './piece.ts'
import classes from './pieces-page.module.css'

const file = 'classes.css'
const three = ['Een', 'Twee', 'Drie'].map(word => (
  <span key={word} className={classes.cell}>
    {word}
  </span>
))
/** Each of these classes on what it is for, under its own name. */
const shown = (names: readonly string[], draw: (name: string) => ReactNode) =>
  Object.fromEntries(names.map(name => [name, draw(name)]))

export const styles: PieceGroup = {
  name: 'Klassen',
  pieces: [
    {
      name: 'Recipes',
      file,
      about: 'Voor wat overal hetzelfde is. Een module zegt alleen wat er eigen aan is, en wint.',
      states: {
        marked: (
          <ul className="marked">
            <li>Met een stip</li>
            <li>en ruimte ervoor</li>
          </ul>
        ),
        card: <div className="card">Een vlak met een dunne lijn</div>,
        'link-button tap': (
          <button type="button" className="link-button tap">
            Leest als een link, met plaats voor een vinger
          </button>
        ),
        pill: <span className={`pill ${classes.cell}`}>3 nieuw</span>,
      },
    },
    {
      name: 'Layout',
      file,
      about: 'Onder of naast elkaar, en hoe het daar ligt.',
      states: {
        ...shown(['grid', 'stack', 'flex', 'row', 'inline-row', 'wrap', 'wrap-row'], name => (
          <div className={`${name} gap-8`}>{three}</div>
        )),
        ...shown(['row spread', 'row top', 'grid start', 'grid packed', 'grid shrinks'], name => (
          <div className={`${name} gap-8`}>{three}</div>
        )),
        across: (
          <div className={`grid gap-8 ${classes.pair}`}>
            <span className={`across ${classes.cell}`}>Over alle kolommen</span>
            {three}
          </div>
        ),
        block: <span className="block">Op een regel van zichzelf</span>,
      },
    },
    {
      name: 'Gaps',
      file,
      about: 'De ruimte ertussen; half is de helft van die tussen twee kolommen.',
      states: shown(
        ['gap-2', 'gap-4', 'gap-6', 'gap-8', 'gap-10', 'gap-12', 'gap-16', 'gap-24', 'gap-half', 'gap-wrap'],
        name => <div className={`wrap ${name}`}>{three}</div>,
      ),
    },
    {
      name: 'Text',
      file,
      about: 'Hoe woorden eruitzien; de kleur zegt wat ze betekenen.',
      states: shown(
        [
          'soft',
          'touch',
          'lost',
          'attention',
          'small',
          'strong',
          'plain',
          'one-line',
          'as-typed',
          'breaks',
          'reading',
          'figures',
        ],
        name => <p className={name}>Morgen om 07:30, drie uur bij mevrouw De Vries</p>,
      ),
    },
  ],
}
