import { useQuery } from '@tanstack/react-query'
import { useAction } from '#care/action/use-action.ts'
import type { AnswerOf } from '#client/api.ts'
import { queryOf, useChange } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Button } from '#components/controls/button.tsx'
import { DataTable, type TableColumn } from '#components/lists/data-table.tsx'
import { Fact, Facts } from '#components/marks/fact.tsx'
import { Card } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { uuidOf } from '#contract/language.ts'
import { registerFields } from '#contract/office/big-registers.ts'
import { counted, formatCount } from '#rules/time/format-nl.ts'
import { bigStandingWords } from '#words/proof-nl.ts'
import type { RegisterFault, Sent } from './send-register.ts'

type Look = AnswerOf<'GET /big_registers/{uuid}/look'>
type Worse = Look['worse'][number]
const worseColumns: TableColumn<Worse>[] = [
  {
    key: 'wie',
    label: 'Zorgverlener',
    onCard: 'title',
    value: ({ careWorker, name }) => <AppLink href={`/backoffice/zzpers/${uuidOf(careWorker)}`}>{name}</AppLink>,
  },
  { key: 'nummer', label: 'BIG-nummer', onCard: 'line', value: ({ number }) => number },
  { key: 'stand', label: 'Wordt', onCard: 'line', value: ({ standing }) => bigStandingWords[standing].label },
]
const labelOf = (field: string) => (field in registerFields ? registerFields[field as keyof typeof registerFields].label : field)
const faultColumns: TableColumn<RegisterFault>[] = [
  { key: 'rij', label: 'Rij', figures: true, onCard: 'title', value: ({ row }) => row },
  { key: 'veld', label: 'Kolom', onCard: 'line', value: ({ field }) => labelOf(field) },
  { key: 'waarde', label: 'Wat er staat', onCard: 'line', value: ({ value }) => value || 'niets' },
  { key: 'fout', label: 'Wat er mis is', onCard: 'line', value: ({ message }) => message },
]

type Props = { sent: Sent & { uuid: string }; onDone: () => void }

/** A preview of the uploaded register and its consequences, before it replaces the one in use. */
export function RegisterPreview({ sent: { uuid, rows, faulty, faults }, onDone }: Props) {
  const look = useQuery(queryOf('GET /big_registers/{uuid}/look', { uuid }))
  const load = useChange('PUT /big_registers/{uuid}/load')
  const { busy, act } = useAction()
  const take = async () => {
    if (await act({ run: () => load.run({ uuid, body: {} }), done: 'Het BIG-register is ingelezen.' })) onDone()
  }
  return (
    <Card title="Nagekeken">
      <div className="stack gap-16">
        <p>
          {counted(rows, 'rij is', 'rijen zijn')} goed
          {faulty > 0 && `, ${counted(faulty, 'rij gaat', 'rijen gaan')} niet mee`}. Er is nog niets veranderd.
        </p>
        {faults.length > 0 && (
          <DataTable
            caption={faulty > faults.length ? `De eerste ${faults.length} fouten` : 'Fouten'}
            captioned
            columns={faultColumns}
            rows={faults}
            idOf={({ row, field }) => `${row} ${field}`}
          />
        )}
        <QueryState query={look} rows={2} height={72}>
          {found => <Follows {...found} />}
        </QueryState>
        <div className="wrap gap-12">
          <Button variant="default" onClick={onDone}>
            Ander bestand kiezen
          </Button>
          <Button loading={busy} disabled={rows === 0} onClick={() => void take()}>
            Register in gebruik nemen
          </Button>
        </div>
      </div>
    </Card>
  )
}

const Follows = ({ standings, worse }: Look) => (
  <>
    <Facts>
      {standings.map(({ standing, count }) => (
        <Fact key={standing} label={bigStandingWords[standing].label}>
          {formatCount(count)}
        </Fact>
      ))}
    </Facts>
    {worse.length === 0 ? (
      <p className="soft">Voor niemand met een goedgekeurd BIG-nummer wordt het slechter.</p>
    ) : (
      <DataTable
        caption="Voor wie het slechter wordt"
        captioned
        columns={worseColumns}
        rows={worse}
        idOf={({ careWorker }) => careWorker}
      />
    )}
  </>
)
