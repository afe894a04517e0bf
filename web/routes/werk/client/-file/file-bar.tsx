import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { FlagIcon, PillIcon, TilesIcon } from '#care/care-icons.tsx'
import { DocumentIcon, PencilIcon } from '#components/marks/icons.tsx'
import { BottomBar, type NavItem } from '#components/page/nav.tsx'
import { late } from '#components/page/suspense.tsx'
import { fileHref, writeHref } from './file.ts'

const FileSheet = late(() => import('./file-sheet.tsx'))

/** The bar at the bottom of a phone inside a client's file; its last item opens all pages, and the app's own bar. */
export default function FileBar({ uuid, app }: { uuid: string; app: readonly NavItem[] }) {
  const path = useLocation({ select: location => location.pathname })
  const [sheetAt, setSheetAt] = useState<string>() // the address at which all pages are shown
  if (sheetAt !== undefined && sheetAt !== path) setSheetAt(undefined)
  const items: NavItem[] = [
    { href: fileHref(uuid, 'rapportage'), label: 'Rapportage', icon: DocumentIcon },
    { href: fileHref(uuid, 'zorgplan'), label: 'Zorgplan', icon: FlagIcon },
    { href: writeHref(uuid), label: 'Schrijven', icon: PencilIcon, filled: true },
    { href: fileHref(uuid, 'medicatie'), label: 'Medicatie', icon: PillIcon },
  ]
  return (
    <>
      <BottomBar label="In dit dossier" items={items} more={{ icon: TilesIcon, label: 'Alles', open: () => setSheetAt(path) }} />
      {sheetAt !== undefined && <FileSheet {...{ uuid, app }} onClose={() => setSheetAt(undefined)} />}
    </>
  )
}
