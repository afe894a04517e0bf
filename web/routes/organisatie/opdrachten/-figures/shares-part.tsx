import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import type { TableColumn } from '#components/lists/data-table.tsx'
import { StatusPill } from '#components/marks/status-pill.tsx'
import { counted, formatDate, formatHours } from '#rules/time/format-nl.ts'
import { clientHref } from '../../-parts/client-href.ts'
import { FigurePart, FigureTable, type PartProps } from './figure-part.tsx'
import classes from './figures.module.css'
import type { Shares } from './figures-search.ts'

type Share = Shares['shares'][number]
/** As many as fit in one view; the table has more. */
const maxInChart = 10
const columns: TableColumn<Share>[] = [
  {
    key: 'client',
    label: 'Cliënt',
    onCard: 'title',
    value: ({ client }) => <AppLink href={clientHref(client.uuid)}>{client.name}</AppLink>,
    order: ({ client }) => client.name,
  },
  { key: 'zzp', label: 'Zzp’er', onCard: 'line', value: ({ careWorker }) => careWorker.name, order: row => row.careWorker.name },
  { key: 'uren', label: 'Uren', figures: true, value: row => formatHours(row.minutes), order: row => row.minutes },
  { key: 'alle', label: 'Alle uren', figures: true, value: row => formatHours(row.totalMinutes), order: row => row.totalMinutes },
  { key: 'aandeel', label: 'Aandeel', figures: true, value: row => `${row.percent}\u00a0%`, order: row => row.percent },
  {
    key: 'signaal',
    label: 'Signaal',
    value: ({ isMarked }) => (isMarked ? <StatusPill tone="yellow">Signaal</StatusPill> : null),
  },
]

/** How large a share of a client's hours one freelancer works: an indication about the employment relationship, not a verdict. */
export function SharesPart(part: PartProps) {
  const query = useQuery({ ...queryOf('GET /figures/shares', { query: part.asked }), enabled: part.of.ready })
  return (
    <FigurePart
      title="Aandeel van één zzp’er in de uren van een cliënt"
      query={query}
      about={<About />}
      isEmpty={({ clients }) => clients === 0}
      empty="Geen zzp’er had in het afgelopen jaar goedgekeurde uren bij een cliënt."
    >
      {({ from, to, clients, marked, shares }) => (
        <>
          <div className={`figures ${classes.key}`}>
            <p>
              <strong>{counted(marked, 'signaal', 'signalen')}</strong>
              bij {counted(clients, 'cliënt', 'cliënten')}, {formatDate(from)} t/m {formatDate(to)}
            </p>
          </div>
          <ul className="grid gap-16">
            {shares.slice(0, maxInChart).map(share => (
              <li key={share.client.uuid}>
                <ShareBar share={share} />
              </li>
            ))}
          </ul>
          <FigureTable
            label={shares.length < clients ? `de ${shares.length} grootste aandelen` : 'alle cliënten'}
            table="shares"
            asked={part.asked}
            columns={columns}
            rows={shares}
            idOf={({ client }) => client.uuid}
          />
        </>
      )}
    </FigurePart>
  )
}

function ShareBar({ share: { client, careWorker, minutes, totalMinutes, percent, isMarked } }: { share: Share }) {
  const of = formatHours(minutes).replace(' uur', '')
  return (
    <>
      <p className={`wrap-row gap-4-12 figures ${classes.shareWords}`}>
        <AppLink className="tap inline-row strong" href={clientHref(client.uuid)}>
          {client.name}
        </AppLink>
        <span>
          {careWorker.name}: {of} van {formatHours(totalMinutes)} ({`${percent}\u00a0%`})
        </span>
        {isMarked && <StatusPill tone="yellow">Signaal</StatusPill>}
      </p>
      <svg width="100%" height="12" className={`block ${classes.share}`} aria-hidden="true">
        <rect width="100%" height="12" rx="4" />
        <rect width={`${percent}%`} height="12" rx="4" />
      </svg>
    </>
  )
}

const About = () => (
  <>
    <p>
      Dit is een signaal, geen oordeel. Werkt één zzp’er een groot deel van de uren van een cliënt, dan kan dat passen bij een
      dienstverband (Wet DBA). Een grens staat niet in de wet: alle omstandigheden tellen samen. Wij zetten er een signaal bij
      vanaf de helft van de uren, als dat er minstens 100 zijn in een jaar. Uren van uitzendkrachten tellen wel mee in alle uren
      van de cliënt. De periode en het niveau hierboven veranderen hier niets aan; een locatie laat alleen de cliënten zien die
      daar zorg kregen.
    </p>
    <p>
      Bron: Hoge Raad 24 maart 2023, ECLI:NL:HR:2023:443 (alle omstandigheden samen). De Belastingdienst controleert sinds 1
      januari 2025 weer op schijnzelfstandigheid.
    </p>
  </>
)
