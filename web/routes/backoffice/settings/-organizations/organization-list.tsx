import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { queryOf } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Button } from '#components/controls/button.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { isFoundBy } from '#components/layers/command-list.ts'
import { DataTable, type TableColumn } from '#components/lists/data-table.tsx'
import { PlusIcon, SearchIcon } from '#components/marks/icons.tsx'
import { LiveRegion } from '#components/page/live-region.tsx'
import { Card } from '#components/page/page.tsx'
import { Empty, QueryState } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { type Organization, organizationHref } from './organization.ts'
import { WaitingDomains } from './waiting-domains.tsx'

const OrganizationDialog = late(() => import('./organization-dialog.tsx'))

const columns: TableColumn<Organization>[] = [
  {
    key: 'naam',
    label: 'Naam',
    onCard: 'title',
    value: ({ uuid, name }) => <AppLink href={organizationHref(uuid)}>{name}</AppLink>,
  },
  { key: 'plaats', label: 'Plaats', onCard: 'line', value: ({ city }) => city },
  { key: 'kvk', label: 'KvK', value: ({ kvk }) => <span className="figures">{kvk ?? 'Niet bekend'}</span> },
  { key: 'facturen', label: 'Facturen naar', value: ({ invoiceEmail }) => invoiceEmail },
]

/** All organizations, searchable by name or town. */
export function OrganizationList() {
  const router = useRouter()
  const query = useQuery(queryOf('GET /organizations', { query: { pagination: false } }))
  const [typed, type] = useState('')
  const [isMaking, make] = useState(false)
  return (
    <Card
      title="Organisaties"
      aside={
        <Button size="sm" leftSection={<PlusIcon size={20} />} aria-haspopup="dialog" onClick={() => make(true)}>
          Nieuwe organisatie
        </Button>
      }
    >
      <div className="stack gap-16">
        <WaitingDomains />
        <QueryState
          query={query}
          rows={6}
          height={44}
          isEmpty={({ member }) => member.length === 0}
          empty={
            <Empty
              title="Er is nog geen organisatie"
              text="Maak de eerste. Daarna voeg je locaties, gebruikers en tarieven toe."
            />
          }
        >
          {({ member }) => {
            const found = member.filter(({ name, city }) => isFoundBy(`${name} ${city}`, typed))
            return (
              <div className="stack gap-16">
                <TextField
                  type="search"
                  aria-label="Zoek op naam of plaats"
                  placeholder="Zoek op naam of plaats"
                  leftSection={<SearchIcon size={20} />}
                  value={typed}
                  onChange={event => type(event.currentTarget.value)}
                />
                <LiveRegion>
                  {found.length === 0 && (
                    <Empty title="Geen organisatie gevonden" text={`Er is geen organisatie met “${typed}”.`} />
                  )}
                </LiveRegion>
                {found.length > 0 && (
                  <DataTable caption="Organisaties" columns={columns} rows={found} idOf={({ uuid }) => uuid} />
                )}
              </div>
            )
          }}
        </QueryState>
      </div>
      {isMaking && (
        <OrganizationDialog
          organization={undefined}
          onDone={({ uuid }) => void router.navigate({ href: organizationHref(uuid) })}
          onClose={() => make(false)}
        />
      )}
    </Card>
  )
}
