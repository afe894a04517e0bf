import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import SecurityPart from '#care/settings/security-part.tsx'
import { SettingsFrame, type SettingsGroup } from '#care/settings/settings-frame.tsx'
import { readAnyWords } from '#client/search-params.ts'

const path = '/werk/beveiliging'
const groups: SettingsGroup[] = [
  {
    name: 'Inloggen en meldingen',
    parts: {
      beveiliging: { word: 'Beveiliging', Show: SecurityPart },
      meldingen: { word: 'Meldingen', Show: lazy(() => import('#care/settings/notices-part.tsx')) },
    },
  },
  {
    name: 'Over jou',
    parts: {
      profiel: { word: 'Profiel', href: '/werk/profiel-bewerken' },
      zorgvoorkeuren: { word: 'Zorgvoorkeuren', href: '/werk/zorgvoorkeuren' },
      documenten: { word: 'Documenten', href: '/werk/documenten' },
      btw: { word: 'Btw op je facturen', href: '/werk/facturatie' },
    },
  },
]

export const Route = createFileRoute('/werk/beveiliging')({
  staticData: { screen: path, title: ['Instellingen'] },
  validateSearch: readAnyWords,
  component: Settings,
})

/** A care worker's settings: login, notifications, and links to the rest. Without a section the address shows the login. */
function Settings() {
  const { onderdeel } = Route.useSearch()
  return (
    <SettingsFrame
      groups={groups}
      asked={onderdeel}
      hrefOf={part => `${path}?onderdeel=${part}`}
      opened={onderdeel !== 'alle'}
      listHref={`${path}?onderdeel=alle`}
    />
  )
}
