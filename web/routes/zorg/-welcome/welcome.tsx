import type { ReactNode } from 'react'
import { Button } from '#components/controls/button.tsx'
import { Dialog } from '#components/layers/dialog.tsx'
import drawing from '#components/marks/drawings.module.css'
import { useMyClients } from '../-parts/clients.ts'
import classes from './welcome.module.css'

const draw = (children: ReactNode) => (
  <svg className={classes.picture} viewBox="0 0 96 72" aria-hidden="true">
    {children}
  </svg>
)
/** Who comes today: a face with the times beside it. */
const face = draw(
  <>
    <rect className={drawing.paper} x="6" y="12" width="84" height="48" rx="8" />
    <circle className={drawing.tint} cx="28" cy="30" r="8" />
    <path d="M16 50a12 12 0 0 1 24 0" />
    <path d="M52 28h26M52 42h18" />
    <path className={drawing.warmLine} d="m74 50 4 4 8-9" />
  </>,
)
/** How it went: a written sheet, with a question about it. */
const sheet = draw(
  <>
    <path className={drawing.paper} d="M16 8h36l8 8v48H16Z" />
    <path d="M26 24h22M26 34h22M26 44h14" />
    <path className={drawing.tint} d="M56 32h30v22H70l-8 8v-8h-6Z" />
    <path className={drawing.warmLine} d="M68 40a4 4 0 1 1 4 4v1M72 49v.5" />
  </>,
)
/** Whom to call: a ringing telephone. */
const telephone = draw(
  <>
    <rect className={drawing.paper} x="30" y="6" width="34" height="60" rx="7" />
    <path className={drawing.tint} d="M36 14h22v36H36Z" />
    <path d="M44 58h6" />
    <path
      className={drawing.warmLine}
      d="M22 26a16 16 0 0 0 0 20M14 20a26 26 0 0 0 0 32M72 26a16 16 0 0 1 0 20M80 20a26 26 0 0 1 0 32"
    />
  </>,
)

const parts: [name: string, picture: ReactNode, text: string][] = [
  ['Vandaag', face, 'Hier ziet u wie er komt, en hoe laat. Komt er iemand anders? Dan staat het hier ook.'],
  ['Rapportage', sheet, 'Hier leest u hoe een bezoek ging. U kunt er een vraag over stellen.'],
  ['Bellen', telephone, 'Deze knop staat altijd bovenaan. U ziet wie u nu kunt bellen, ook ’s avonds.'],
]
const names = new Intl.ListFormat('nl')

/** An introduction in three pictures: shown at the first visit, and later from the menu. */
export default function Welcome({ onClose }: { onClose: () => void }) {
  const whom = (useMyClients() ?? []).map(({ firstName }) => firstName)
  return (
    <Dialog title="Welkom" onClose={onClose}>
      <p>{whom.length > 0 ? `U kijkt mee met de zorg voor ${names.format(whom)}. Dit vindt u hier:` : 'Dit vindt u hier:'}</p>
      <ul className={`grid gap-16 ${classes.parts}`}>
        {parts.map(([name, picture, text]) => (
          <li key={name}>
            {picture}
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="soft">U vindt dit later terug in het menu, bij Uitleg.</p>
      <Button size="lg" fullWidth onClick={onClose}>
        Begin
      </Button>
    </Dialog>
  )
}
