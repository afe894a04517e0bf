import { getRouteApi } from '@tanstack/react-router'
import DossierList from '#care/dossier/dossier-list.tsx'
import type { Address } from '#contract/addresses.ts'
import type { PartProps } from './worker.ts'
import { partHref } from './worker-search.ts'

const page = getRouteApi('/backoffice/zzpers/$uuid')

/** The dossiers of a care worker, one for each organization. */
export default function DossiersPart({ worker: { uuid } }: PartProps) {
  const { organisatie } = page.useSearch()
  const list = partHref(uuid, 'dossiers')
  return (
    <DossierList
      worker={uuid}
      organization={organisatie}
      hrefOf={one => (one ? (`${list}&organisatie=${one}` as Address) : list)}
    />
  )
}
