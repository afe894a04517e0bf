import { setDark, useDark } from '#components/controls/color-scheme.ts'
import { Segmented } from '#components/controls/segmented.tsx'
import { Toasts } from '#components/layers/toasts.tsx'
import { acting } from './acting.tsx'
import { atDesk } from './at-desk.tsx'
import { choosing } from './choosing.tsx'
import { styles } from './classes.tsx'
import { fields } from './fields.tsx'
import { finding } from './finding.tsx'
import { grids } from './grids.tsx'
import { layers } from './layers.tsx'
import { lists } from './lists.tsx'
import { looks } from './looks.tsx'
import { moments } from './moments.tsx'
import type { Piece, PieceGroup } from './piece.ts'
import classes from './pieces-page.module.css'
import { saying } from './saying.tsx'
import { talking } from './talking.tsx'
import { telling } from './telling.tsx'

const groups: readonly PieceGroup[] = [
  looks,
  styles,
  choosing,
  fields,
  saying,
  layers,
  finding,
  telling,
  talking,
  lists,
  grids,
  acting,
  moments,
  atDesk,
]
const idOf = ({ file, name }: Piece) => `${file.replaceAll(/\W/g, '-')}-${name}`
const schemeWords = { light: 'Licht', dark: 'Donker' } as const

/** Every component, in each of its states. */
export function PiecesPage() {
  const dark = useDark()
  return (
    <div className={`pad-16 ${classes.page}`}>
      <header className="wrap-row spread gap-wrap">
        <h1>Bouwstenen</h1>
        <Segmented
          label="Weergave"
          words={schemeWords}
          value={dark ? 'dark' : 'light'}
          onChange={value => setDark(value === 'dark')}
        />
      </header>
      <p className="reading">
        Kijk hier voordat je iets nieuws maakt. Wat in <code>components/</code> staat, past in elk product; wat in{' '}
        <code>care/</code> staat, kent de zorg. De voorbeelden zijn verzonnen.
      </p>
      <div className={`stack gap-24 ${classes.columns}`}>
        <nav className={`small ${classes.index}`} aria-label="Alle bouwstenen">
          {groups.map(group => (
            <div key={group.name}>
              <p>{group.name}</p>
              <ul className="below-12">
                {group.pieces.map(piece => (
                  <li key={idOf(piece)}>
                    <a href={`#${idOf(piece)}`}>{piece.name}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <main className={`stack ${classes.groups}`}>
          {groups.map(group => (
            <section className="stack gap-24" key={group.name} aria-label={group.name}>
              <h2>{group.name}</h2>
              {group.pieces.map(piece => (
                <Shown key={idOf(piece)} piece={piece} />
              ))}
            </section>
          ))}
        </main>
      </div>
      <Toasts />
    </div>
  )
}

function Shown({ piece }: { piece: Piece }) {
  const { name, file, about, states } = piece
  return (
    <article id={idOf(piece)} className={`stack gap-16 ${classes.piece}`} aria-label={name}>
      <h3>{name}</h3>
      <p className={`soft ${classes.about}`}>
        {about} <code>{file}</code>
      </p>
      {Object.entries(states).map(([state, shown]) => (
        <div key={state} className={`stack gap-6 ${classes.state}`}>
          <p>{state}</p>
          <div>{shown}</div>
        </div>
      ))}
    </article>
  )
}
