import * as fileIcons from '#components/files/file-icons.tsx'
import { PaperLinks } from '#components/files/paper-links.tsx'
import { Avatar } from '#components/marks/avatar.tsx'
import { drawings } from '#components/marks/drawings.tsx'
import * as icons from '#components/marks/icons.tsx'
import { Mark } from '#components/marks/mark.tsx'
import { StatusPill } from '#components/marks/status-pill.tsx'
import { Card } from '#components/page/page.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { people } from './examples.ts'
import type { PieceGroup } from './piece.ts'

export const looks: PieceGroup = {
  name: 'Beeld',
  pieces: [
    {
      name: 'Mark',
      file: 'components/marks/mark.tsx',
      about: 'Ons teken.',
      states: { 'met en zonder woord': [<Mark key="word" withWord />, ' ', <Mark key="alone" />] },
    },
    {
      name: 'Icons',
      file: 'components/marks/icons.tsx',
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
      file: 'components/marks/drawings.tsx',
      about: 'Voor lege schermen (Empty).',
      states: {
        alle: (
          <div className="wrap-row gap-12">{Object.entries(drawings).map(([name, one]) => [<span key={name}>{one}</span>])}</div>
        ),
      },
    },
    {
      name: 'PaperLinks',
      file: 'components/files/paper-links.tsx',
      about: 'Voorwaarden, privacy en toegankelijkheid: onder een pagina zonder login, en in het menu van een persoon.',
      states: { gewoon: <PaperLinks /> },
    },
    {
      name: 'Avatar',
      file: 'components/marks/avatar.tsx',
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
      file: 'components/marks/status-pill.tsx',
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
      file: 'components/page/page.tsx',
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
      file: 'components/page/skeleton.tsx',
      about: 'Neemt de plaats in van wat nog geladen wordt, even hoog.',
      states: { laden: <Skeleton height={64} /> },
    },
  ],
}
