import { useState } from 'react'
import { Button } from '#components/button.tsx'
import { IconButton } from '#components/icon-button.tsx'
import { CloseIcon, PlusIcon } from '#components/icons.tsx'
import { Pagination } from '#components/pagination.tsx'
import { PeriodNav } from '#components/period-nav.tsx'
import { Segmented } from '#components/segmented.tsx'
import { SubNav } from '#components/sub-nav.tsx'
import { Tabs } from '#components/tabs.tsx'
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
      file: 'components/button.tsx',
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
      file: 'components/icon-button.tsx',
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
      file: 'components/segmented.tsx',
      about: 'Eén van een paar, naast elkaar.',
      states: {
        keuze: <Chosen />,
        adressen: <Segmented label="Weergave van de lijst" words={viewWords} value="week" hrefOf={() => '/'} />,
      },
    },
    { name: 'Tabs', file: 'components/tabs.tsx', about: 'Delen van één scherm.', states: { gekozen: <ChosenTab /> } },
    {
      name: 'SubNav',
      file: 'components/sub-nav.tsx',
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
      file: 'components/period-nav.tsx',
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
      file: 'components/pagination.tsx',
      about: 'Naar een andere bladzijde; in een ListPage vanzelf.',
      states: { middenin: <Turned /> },
    },
  ],
}
