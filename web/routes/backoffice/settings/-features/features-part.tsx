import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '#care/action/use-action.ts'
import type { AnswerOf } from '#client/api.ts'
import { queryOf, useChange } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { DataTable, type TableColumn } from '#components/lists/data-table.tsx'
import { Card } from '#components/page/page.tsx'
import { Empty, QueryState } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { type Feature, features, featureWords } from '#contract/feature-names.ts'
import { formatDateTime } from '#rules/time/format-nl.ts'
import { type FeatureSwitch, sayScope } from './features.ts'

const SwitchDialog = late(() => import('./switch-dialog.tsx'))

/** The features that can be switched off, for whom they are on, and who changed them. */
export default function FeaturesPart() {
  const query = useQuery(queryOf('GET /feature_switches', {}))
  const [open, setOpen] = useState<Feature>()
  return (
    <div className="grid gap-24 in-order">
      <QueryState query={query} rows={4} height={120}>
        {({ switches }) => (
          <>
            {features.map(feature => (
              <FeatureCard
                key={feature}
                feature={feature}
                switches={switches.filter(one => one.feature === feature)}
                onSwitch={() => setOpen(feature)}
              />
            ))}
          </>
        )}
      </QueryState>
      <HistoryCard />
      {open && query.data && (
        <SwitchDialog
          feature={open}
          switches={query.data.switches.filter(one => one.feature === open)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  )
}

type CardProps = { feature: Feature; switches: FeatureSwitch[]; onSwitch: () => void }

function FeatureCard({ feature, switches, onSwitch }: CardProps) {
  const { name, off } = featureWords[feature]
  const isForAll = switches.some(one => !one.account && !one.organization && one.percent === null)
  return (
    <Card title={name}>
      <p className="below-12 soft reading">{off}</p>
      <ul className="grid gap-8 below-12" tabIndex={-1} aria-label={`Voor wie: ${name}`}>
        {switches.map(one => (
          <SwitchLine key={one.uuid} one={one} />
        ))}
        {!isForAll && (
          <li className="row spread gap-12">
            <span>
              {switches.length > 0 ? 'Alle anderen' : 'Iedereen'}: <strong>aan</strong>
            </span>
          </li>
        )}
      </ul>
      <Button size="sm" variant="default" aria-haspopup="dialog" onClick={onSwitch}>
        Aan- of uitzetten<span className="unseen">: {name}</span>
      </Button>
    </Card>
  )
}

function SwitchLine({ one }: { one: FeatureSwitch }) {
  const { busy, act } = useAction()
  const set = useChange('PUT /feature_switches')
  const remove = useChange('DELETE /feature_switches/{uuid}')
  const { uuid, feature, account, organization, percent, enabled } = one
  const whom = sayScope(one)
  const back = {
    ...{ feature, percent, enabled, version: null }, // removed: a switch that somebody else meanwhile added is kept
    account: account && `/v1/users/${account.uuid}`,
    organization: organization && `/v1/organizations/${organization.uuid}`,
  }
  const take = async (list: HTMLElement | null) => {
    const isDone = await act({
      run: () => remove.run({ uuid }),
      done: `${whom}: er is niets meer apart ingesteld.`,
      undo: () => set.run({ body: back }),
    })
    if (isDone) list?.focus() // the focus must not be lost with the removed line
  }
  return (
    <li className="row spread gap-12">
      <span>
        {whom}: <strong>{enabled ? 'aan' : 'uit'}</strong>
      </span>
      <Button size="sm" variant="subtle" loading={busy} onClick={({ currentTarget }) => void take(currentTarget.closest('ul'))}>
        Verwijderen
        <span className="unseen">
          : {featureWords[feature].name}, {whom}
        </span>
      </Button>
    </li>
  )
}

type Change = AnswerOf<'GET /feature_changes'>['changes'][number]
const columns: TableColumn<Change>[] = [
  { key: 'wat', label: 'Functie', onCard: 'title', value: ({ feature }) => featureWords[feature].name },
  { key: 'wie', label: 'Voor wie', onCard: 'line', value: sayScope },
  {
    key: 'stand',
    label: 'Wat',
    onCard: 'line',
    value: ({ enabled }) => (enabled === null ? 'Verwijderd' : enabled ? 'Aangezet' : 'Uitgezet'),
  },
  { key: 'wanneer', label: 'Wanneer', onCard: 'line', value: ({ at }) => formatDateTime(at) },
  { key: 'door', label: 'Door', onCard: 'line', value: ({ by }) => by ?? 'Onbekend' },
]

function HistoryCard() {
  const query = useQuery(queryOf('GET /feature_changes', {}))
  return (
    <Card title="Geschiedenis">
      <QueryState
        query={query}
        rows={3}
        height={48}
        isEmpty={({ changes }) => changes.length === 0}
        empty={<Empty title="Nog niets gewijzigd" text="Hier lees je straks wie wat aan- of uitzette." />}
      >
        {({ changes }) => (
          <DataTable caption="Geschiedenis" columns={columns} rows={changes} idOf={one => `${one.at} ${changes.indexOf(one)}`} />
        )}
      </QueryState>
    </Card>
  )
}
