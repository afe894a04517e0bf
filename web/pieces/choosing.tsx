import { useState } from 'react'
import { Button } from '#components/controls/button.tsx'
import { IconButton } from '#components/controls/icon-button.tsx'
import { Pagination } from '#components/controls/pagination.tsx'
import { PeriodNav } from '#components/controls/period-nav.tsx'
import { Segmented } from '#components/controls/segmented.tsx'
import { SubNav } from '#components/controls/sub-nav.tsx'
import { Tabs } from '#components/controls/tabs.tsx'
import { CloseIcon, PlusIcon } from '#components/marks/icons.tsx'
import type { PieceGroup } from './piece.ts'

const viewWords = { lijst: 'Lijst', week: 'Week', bord: 'Bord' } as const
type View = keyof typeof viewWords

function Chosen() {
  const [view, setView] = useState<View>('lijst')
  return <Segmented label="Soort" words={viewWords} value={view} onChange={setView} />
}

function ChosenTab() {
  const [view, setView] = useState<View>('lijst')
  return (
    <Tabs label="Delen" words={viewWords} value={view} onChange={setView}>
      <p>Wat bij “{viewWords[view]}” hoort.</p>
    </Tabs>
  )
}

function Turned() {
  const [page, setPage] = useState(2)
  return <Pagination page={page} pageSize={20} total={57} onChange={setPage} />
}

const nothing = () => undefined

export const choosing: PieceGroup = {
  name: 'Doen en kiezen',
  pieces: [
    {
      name: 'Button',
      file: 'components/controls/button.tsx',
      about: 'Een handeling; met href een link die zo oogt. Per scherm is er één gevuld.',
      states: {
        soorten: (
          <div className="wrap-row gap-12">
            <Button>Publiceren</Button>
            <Button variant="default">Terug</Button>
            <Button variant="subtle">Meer</Button>
            <Button danger>Annuleren</Button>
            <Button leftSection={<PlusIcon size={20} />}>Nieuwe opdracht</Button>
          </div>
        ),
        maten: (
          <div className="wrap-row gap-12">
            <Button size="sm">Klein</Button>
            <Button size="md">Gewoon</Button>
            <Button size="lg">Groot</Button>
          </div>
        ),
        'bezig en niet nu': (
          <div className="wrap-row gap-12">
            <Button loading>Versturen</Button>
            <Button disabled>Versturen</Button>
          </div>
        ),
      },
    },
    {
      name: 'IconButton',
      file: 'components/controls/icon-button.tsx',
      about: 'Een knop met alleen een teken.',
      states: {
        gewoon: (
          <IconButton aria-label="Sluiten">
            <CloseIcon size={20} />
          </IconButton>
        ),
      },
    },
    {
      name: 'Segmented',
      file: 'components/controls/segmented.tsx',
      about: 'Eén van een paar, naast elkaar.',
      states: {
        keuze: <Chosen />,
        adressen: <Segmented label="Weergave van de lijst" words={viewWords} value="week" hrefOf={() => '/'} />,
      },
    },
    { name: 'Tabs', file: 'components/controls/tabs.tsx', about: 'Delen van één scherm.', states: { gekozen: <ChosenTab /> } },
    {
      name: 'SubNav',
      file: 'components/controls/sub-nav.tsx',
      about: 'De pagina’s onder één onderwerp.',
      states: {
        'met aantal': (
          <SubNav
            label="Cliënt"
            items={[
              { href: '/', label: 'Overzicht' },
              { href: '/werk', label: 'Rapportages', count: 3 },
              { href: '/werk/planning', label: 'Planning' },
            ]}
          />
        ),
      },
    },
    {
      name: 'PeriodNav',
      file: 'components/controls/period-nav.tsx',
      about: 'Naar een andere week of maand.',
      states: {
        week: (
          <PeriodNav
            unit="week"
            name="week 47 van 2026 (16 t/m 22 november)"
            before={nothing}
            after={nothing}
            present={{ label: 'Deze week', to: nothing }}
          />
        ),
        'aan het begin': (
          <PeriodNav unit="maand" name="november 2026" before={null} after={nothing} present={{ label: 'Vandaag', to: null }} />
        ),
      },
    },
    {
      name: 'Pagination',
      file: 'components/controls/pagination.tsx',
      about: 'Naar een andere bladzijde; in een ListPage vanzelf.',
      states: { middenin: <Turned /> },
    },
  ],
}
