import { useState } from 'react'
import { CommandButton } from '#components/controls/command-button.tsx'
import { Command, type CommandGroup } from '#components/layers/command.tsx'
import { isFoundBy } from '#components/layers/command-list.ts'
import { BriefcaseIcon, ClockIcon, PlusIcon, SearchIcon } from '#components/marks/icons.tsx'
import { Opens } from './layers.tsx'
import type { PieceGroup } from './piece.ts'

const screens = [
  { label: 'Nieuwe opdracht', icon: PlusIcon, href: '/organisatie/opdrachten/nieuw' },
  { label: 'Uren', icon: ClockIcon, href: '/organisatie/opdrachten?status=uren-ingediend' },
] as const
const orders = [
  {
    label: 'Ochtendroute thuiszorg',
    about: 'di 24 nov, 07:00 – 15:00 · De Singel',
    icon: BriefcaseIcon,
    href: '/organisatie/opdrachten',
  },
  { label: 'Avonddienst woongroep', about: 'wo 25 nov, 15:00 – 23:00 · Beukenrode', icon: BriefcaseIcon, href: '/werk' },
] as const

type Shown = { typed?: string; close: () => void; busy?: boolean; failed?: boolean }

/** It searches the components of the gallery by name. */
function CommandShown({ typed = '', close, busy = false, failed = false }: Shown) {
  const [text, setText] = useState(typed)
  const found = orders.filter(({ label }) => text.trim() && isFoundBy(label, text.trim()))
  const all = { label: `Alles met “${text.trim()}”`, icon: SearchIcon, href: '/' } as const
  const groups: CommandGroup[] = [
    { name: 'Opdrachten', items: found.length > 0 ? [all, ...found] : [] },
    { name: 'Ga naar', items: screens.filter(({ label }) => isFoundBy(label, text.trim())) },
  ]
  const state = { busy, failed, onRetry: () => undefined }
  return <Command label="Zoek een opdracht" text={text} onType={setText} groups={groups} {...state} onClose={close} />
}

export const finding: PieceGroup = {
  name: 'Vinden',
  pieces: [
    {
      name: 'Command',
      file: 'components/layers/command.tsx',
      about: 'Eén veld dat vindt terwijl je typt en erheen leidt; met groepen en pijltjes.',
      states: {
        leeg: <Opens label="Open">{close => <CommandShown close={close} />}</Opens>,
        gevonden: <Opens label="Open met “avond”">{close => <CommandShown typed="avond" close={close} />}</Opens>,
        bezig: <Opens label="Open terwijl het zoekt">{close => <CommandShown typed="ocht" busy close={close} />}</Opens>,
        'niets gevonden': <Opens label="Open met niets">{close => <CommandShown typed="xyz" close={close} />}</Opens>,
        mislukt: <Opens label="Open met een fout">{close => <CommandShown typed="nieuw" failed close={close} />}</Opens>,
      },
    },
    {
      name: 'CommandButton',
      file: 'components/controls/command-button.tsx',
      about: 'De knop van een Command; Ctrl K doet hetzelfde, overal.',
      states: {
        gewoon: (
          <CommandButton label="Zoek een opdracht" short="Zoek">
            {({ close }) => <CommandShown close={close} />}
          </CommandButton>
        ),
      },
    },
  ],
}
