import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { CourseIcon, FlagIcon, PillIcon } from '#care/care-icons.tsx'
import { clientQuery } from '#care/client-file/client.ts'
import { nameOf } from '#care/moment/care-moment.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { useLeadsSomewhere } from '#components/hooks/use-leads-somewhere.ts'
import { Dialog } from '#components/layers/dialog.tsx'
import {
  CalendarIcon,
  DocumentIcon,
  HeartIcon,
  HomeIcon,
  InfoIcon,
  PeopleIcon,
  PersonIcon,
  PhoneIcon,
} from '#components/marks/icons.tsx'
import type { NavItem } from '#components/page/nav.tsx'
import type { Address } from '#contract/addresses.ts'
import { type FilePage, fileHref, pageNames, yearHref } from './file.ts'
import classes from './file-sheet.module.css'
import { useFacts } from './use-facts.ts'

type Icon = ComponentType<{ size?: number }>
const icons: Record<FilePage, Icon> = {
  rapportage: DocumentIcon,
  zorgplan: FlagIcon,
  medicatie: PillIcon,
  zorgmomenten: CalendarIcon,
  zorgvragen: HeartIcon,
  zorgteam: PeopleIcon,
  clientinformatie: PersonIcon,
  contactpersonen: PhoneIcon,
  woning: HomeIcon,
}

/** All pages of a client's file, each with one current fact, and below them the app's own bar. */
export default function FileSheet({ uuid, app, onClose }: { uuid: string; app: readonly NavItem[]; onClose: () => void }) {
  const { data: client } = useQuery(clientQuery(uuid))
  const { facts, year } = useFacts(uuid)
  const leadsSomewhere = useLeadsSomewhere()
  const pages = Object.keys(icons) as FilePage[]
  return (
    <Dialog title={client ? `Dossier van ${nameOf(client)}` : 'Dossier'} onClose={onClose}>
      <nav aria-label="Alle pagina’s van dit dossier">
        <ul className={`grid gap-8 ${classes.tiles}`}>
          <Tile href={fileHref(uuid)} icon={InfoIcon} label="Overzicht" fact="wat je moet weten" onFollow={onClose} wide />
          {pages
            .map(page => ({ page, href: fileHref(uuid, page) }))
            .filter(leadsSomewhere)
            .map(({ page, href }) => (
              <Tile key={page} href={href} icon={icons[page]} label={pageNames[page]} fact={facts[page]} onFollow={onClose} />
            ))}
          {year && leadsSomewhere({ href: yearHref(uuid, year.uuid) }) && (
            <Tile
              href={yearHref(uuid, year.uuid)}
              icon={CourseIcon}
              label="Jaaroverzicht"
              fact={String(year.year)}
              onFollow={onClose}
            />
          )}
        </ul>
      </nav>
      <nav className={`grid ruled ${classes.app}`} aria-label="De rest van de app">
        {app.map(({ href, label, icon: Icon }) => (
          <AppLink key={href} href={href}>
            <Icon size={24} />
            {label}
          </AppLink>
        ))}
      </nav>
    </Dialog>
  )
}

type TileProps = { href: Address; icon: Icon; label: string; fact: string | undefined; onFollow: () => void; wide?: boolean }

function Tile({ href, icon: Icon, label, fact, onFollow, wide = false }: TileProps) {
  const path = useLocation({ select: location => location.pathname })
  return (
    <li data-wide={wide || undefined}>
      <AppLink
        href={href}
        className={`quiet-link row gap-10 outlined ${classes.tile}`}
        aria-current={path === href ? 'page' : undefined}
        onClick={onFollow}
      >
        <Icon size={22} />
        <span>
          <strong>{label}</strong>
          <small className="figures">{fact ?? '…'}</small>
        </span>
      </AppLink>
    </li>
  )
}
