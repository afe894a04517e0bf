import type { ReactNode } from 'react'
import type { PieceGroup } from './piece.ts'
import classes from './pieces-page.module.css'

const three = ['Een', 'Twee', 'Drie'].map(word => (
  <span key={word} className={`sunken ${classes.cell}`}>
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
      file: 'classes/recipes.css',
      about: 'Voor wat overal hetzelfde is. Een module zegt alleen wat er eigen aan is, en wint.',
      states: {
        marked: (
          <ul className="marked">
            <li>Met een stip</li>
            <li>en ruimte ervoor</li>
          </ul>
        ),
        card: <div className="card">Een vlak met een dunne lijn</div>,
        lined: (
          <ul className="lined">
            <li>Met een lijn</li>
            <li>ertussen</li>
          </ul>
        ),
        'quiet-link': (
          <a href="#klassen" className="quiet-link">
            Een link zo stil als wat eromheen staat
          </a>
        ),
        'link-button tap': (
          <button type="button" className="link-button tap">
            Leest als een link, met plaats voor een vinger
          </button>
        ),
        'in-order': <div className="in-order grid gap-8">{three}</div>,
        fold: (
          <details className="fold">
            <summary>Openvouwen</summary>
            <p>Wat erin staat</p>
          </details>
        ),
        pill: <span className={`pill sunken ${classes.cell}`}>3 nieuw</span>,
      },
    },
    {
      name: 'Layout',
      file: 'classes/layout.css',
      about: 'Onder of naast elkaar, en hoe het daar ligt.',
      states: {
        ...shown(['grid', 'stack', 'flex', 'row', 'inline-row', 'wrap', 'wrap-row'], name => (
          <div className={`${name} gap-8`}>{three}</div>
        )),
        ...shown(
          ['row spread', 'flex top', 'flex middle', 'flex bottom', 'flex baseline', 'grid start', 'grid centred', 'grid packed'],
          name => <div className={`${name} gap-8`}>{three}</div>,
        ),
        ...shown(['with-start', 'with-end'], name => <div className={`grid gap-8 ${name}`}>{three.slice(1)}</div>),
        ...shown(['grows', 'rigid', 'shrinks', 'to-end'], name => (
          <div className="flex gap-8">
            <span className={`${name} ${classes.cell}`}>Deze</span>
            {three.slice(1)}
          </div>
        )),
        across: (
          <div className={`grid gap-8 ${classes.pair}`}>
            <span className={`across ${classes.cell}`}>Over alle kolommen</span>
            {three}
          </div>
        ),
        'to-start': (
          <div className="grid">
            <span className={`to-start ${classes.cell}`}>Zo breed als de woorden</span>
          </div>
        ),
        ...shown(['full', 'fits'], name => <div className={`${name} ${classes.cell}`}>{name}</div>),
        block: <span className="block">Op een regel van zichzelf</span>,
        ...shown(['relative', 'sticky', 'clipped'], name => <div className={`${name} ${classes.cell}`}>{name}</div>),
        'no-print': <span className="no-print">Niet op papier</span>,
      },
    },
    {
      name: 'Space',
      file: 'classes/space.css',
      about: 'De ruimte ertussen, erboven, eronder en erin; half is de helft van die tussen twee kolommen.',
      states: {
        ...shown(
          [
            ...['gap-2', 'gap-4', 'gap-6', 'gap-8', 'gap-10', 'gap-12', 'gap-16', 'gap-24', 'gap-half'],
            ...['gap-4-12', 'gap-4-16', 'gap-8-12', 'gap-wrap'],
          ],
          name => <div className={`wrap ${name}`}>{three}</div>,
        ),
        ...shown(['above-4', 'above-8', 'above-12', 'above-16', 'below-8', 'below-12', 'below-16'], name => (
          <div className="card">
            <div className={`${name} ${classes.cell}`}>{name}</div>
          </div>
        )),
        ...shown(['pad-16', 'pad-20', 'pad-row'], name => <div className={`card ${name}`}>{three}</div>),
      },
    },
    {
      name: 'Surface',
      file: 'classes/look.css',
      about: 'Waar woorden op staan.',
      states: shown(['rounded', 'round', 'circle', 'outlined', 'ruled', 'on-card', 'sunken', 'warns', 'floats'], name => (
        <div className={`pad-row ${name}`}>Morgen om 07:30</div>
      )),
    },
    {
      name: 'Text',
      file: 'classes/look.css',
      about: 'Hoe woorden eruitzien; de kleur zegt wat ze betekenen.',
      states: shown(
        [
          ...[
            'ink',
            'soft',
            'touch',
            'lost',
            'attention',
            'inherits',
            'small',
            'large',
            'strong',
            'plain',
            'tight',
            'underlined',
          ],
          ...['text-start', 'text-centre', 'one-line', 'as-typed', 'breaks', 'reading', 'pressable', 'figures'],
        ],
        name => <p className={name}>Morgen om 07:30, drie uur bij mevrouw De Vries</p>,
      ),
    },
  ],
}
