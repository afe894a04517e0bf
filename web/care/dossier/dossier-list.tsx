import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Card } from '#components/page/page.tsx'
import { Empty, QueryState } from '#components/page/query-state.tsx'
import type { Address } from '#contract/addresses.ts'
import { formatDate } from '#rules/time/format-nl.ts'
import DbaDossier from './dba-dossier.tsx'

type Props = {
  worker: string
  /** The organization whose dossier is open. */
  organization: string | undefined
  /** The address of the dossier with an organization, and of the list. */
  hrefOf: (organization?: string) => Address
}

/** The dossiers of a care worker, by organization, and the one that is open. */
export default function DossierList({ worker, organization, hrefOf }: Props) {
  const list = useQuery({ ...queryOf('GET /care_workers/{uuid}/dba_dossiers', { uuid: worker }), enabled: !organization })
  if (organization)
    return (
      <div className="stack gap-16">
        <AppLink href={hrefOf()}>Alle DBA-dossiers</AppLink>
        <DbaDossier worker={worker} organization={organization} />
      </div>
    )
  return (
    <Card title="DBA-dossiers">
      <p className="below-16 soft reading">
        Per organisatie wat er in Zorginzet staat over het werk als zzp’er: afspraken, tarief, weigeren, uren en verzekering. Elke
        regel met bron en datum. De organisatie leest hetzelfde, maar niet voor wie er nog meer wordt gewerkt en welke gemelde
        opdrachten voorbijgingen.
      </p>
      <QueryState query={list} rows={2} height={48}>
        {({ organizations }) =>
          organizations.length === 0 ? (
            <Empty title="Nog geen dossier" text="Dat komt er na de eerste reactie op een opdracht voor zzp’ers." />
          ) : (
            <ul className="stack gap-12">
              {organizations.map(({ uuid, name, lastOn }) => (
                <li key={uuid} className="wrap-row spread gap-wrap">
                  <AppLink href={hrefOf(uuid)} className="tap inline-row">
                    {name}
                  </AppLink>
                  <span className="soft small">laatst op {formatDate(lastOn)}</span>
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </Card>
  )
}
