import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy } from 'react'
import { SettingsFrame, type SettingsGroup } from '#care/settings/settings-frame.tsx'
import { useSession } from '#client/use-session.ts'
import type { Address } from '#contract/addresses.ts'
import PeoplePart from './people-part.tsx'

const path = '/organisatie/tarieven'
const list: Address = `${path}?onderdeel=organisatie`
const hrefOf = (part: string): Address => `${list}&deel=${part}`

/** Who works for the organization, and whether the invitation form is open. */
function People() {
  const { nieuw } = useSearch({ from: '/organisatie/tarieven/' })
  const navigate = useNavigate()
  return (
    <PeoplePart
      inviting={nieuw === '1'}
      onInvite={invites => void navigate({ href: `${hrefOf('mensen')}${invites ? '&nieuw=1' : ''}`, replace: true })}
    />
  )
}

const people = { mensen: { word: 'Locaties en collega’s', wide: true, Show: People } }
// Only for people who work for all locations.
const webhooks = {
  koppelingen: { word: 'Koppelingen', wide: true, Show: lazy(() => import('../-webhooks/webhooks-part.tsx')) },
}
const groupsOf = (isOfAll: boolean): SettingsGroup[] => [
  { name: 'Organisatie', title: 'Organisatie', parts: isOfAll ? { ...people, ...webhooks } : people },
  {
    name: 'Mijn account',
    title: 'Mijn account',
    parts: {
      account: { word: 'Gegevens en inloggen', formerly: ['beveiliging'], Show: lazy(() => import('./our-account.tsx')) },
      meldingen: { word: 'Meldingen', Show: lazy(() => import('#care/settings/notices-part.tsx')) },
    },
  },
]
/** The settings of an organization's user: the colleagues, and their own notifications and login. */
export default function OurSettings() {
  const { deel, nieuw } = useSearch({ from: '/organisatie/tarieven/' })
  const isOfAll = useSession()?.roles.includes('ROLE_ORGANIZATION_USER') ?? false
  return (
    <SettingsFrame
      title="Organisatie"
      groups={groupsOf(isOfAll)}
      asked={deel}
      hrefOf={hrefOf}
      opened={deel !== undefined || nieuw !== undefined}
      listHref={list}
    />
  )
}
