import { Avatar } from '#components/avatar.tsx'
import { drawings } from '#components/drawings.tsx'
import * as fileIcons from '#components/file-icons.tsx'
import * as icons from '#components/icons.tsx'
import { Mark } from '#components/mark.tsx'
import { Card } from '#components/page.tsx'
import { PaperLinks } from '#components/paper-links.tsx'
import { Skeleton } from '#components/skeleton.tsx'
import { StatusPill } from '#components/status-pill.tsx'
import { people } from './examples.ts'
import type { PieceGroup } from './piece.ts'

export const looks: PieceGroup = {
  name: 'Beeld',
  pieces: [
    {
      name: 'Mark',
      file: 'components/mark.tsx',
      about: 'Ons teken.',
      states: { 'met en zonder woord': [<Mark key="word" withWord />, ' ', <Mark key="alone" />] },
    },
    {
      name: 'Icons',
      file: 'components/icons.tsx',
      about: 'Getekend op 24 bij 24; alleen versiering.',
      states: {
        alle: (
          <div className="wrap-row gap-12">
            {Object.entries({ ...icons, ...fileIcons }).map(([name, Icon]) => (
              <Icon key={name} />
            ))}
          </div>
        ),
      },
    },
    {
      name: 'Drawings',
      file: 'components/drawings.tsx',
      about: 'Voor lege schermen (Empty).',
      states: {
        alle: (
          <div className="wrap-row gap-12">{Object.entries(drawings).map(([name, one]) => [<span key={name}>{one}</span>])}</div>
        ),
      },
    },
    {
      name: 'PaperLinks',
      file: 'components/paper-links.tsx',
      about: 'Voorwaarden, privacy en toegankelijkheid: onder een pagina zonder login, en in het menu van een persoon.',
      states: { gewoon: <PaperLinks /> },
    },
    {
      name: 'Avatar',
      file: 'components/avatar.tsx',
      about: 'Een gezicht, of initialen op een vaste kleur.',
      states: {
        maten: (
          <div className="wrap-row gap-12">
            {(['sm', 'md', 'lg'] as const).flatMap(size =>
              people.map(({ name }) => <Avatar key={`${size} ${name}`} name={name} size={size} />),
            )}
          </div>
        ),
      },
    },
    {
      name: 'StatusPill',
      file: 'components/status-pill.tsx',
      about: 'Een stand in een woord: vorm en kleur zeggen hetzelfde.',
      states: {
        tonen: (
          <div className="wrap-row gap-12">
            {(['blue', 'green', 'yellow', 'red', 'grey'] as const).map(tone => (
              <StatusPill key={tone} tone={tone}>
                {tone}
              </StatusPill>
            ))}
          </div>
        ),
      },
    },
    {
      name: 'Card',
      file: 'components/page.tsx',
      about: 'Een kaart met een dunne lijn; met een titel een deel van het scherm.',
      states: {
        'met titel': (
          <Card title="Verdiend deze maand" aside={<a href="#top">Verdiensten</a>}>
            Wat erin staat.
          </Card>
        ),
        zonder: <Card>Wat erin staat.</Card>,
      },
    },
    {
      name: 'Skeleton',
      file: 'components/skeleton.tsx',
      about: 'Neemt de plaats in van wat nog geladen wordt, even hoog.',
      states: { laden: <Skeleton height={64} /> },
    },
  ],
}
