import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Form } from '#care/form/form.tsx'
import { useForm } from '#care/form/use-form.ts'
import type { AnswerOf } from '#client/api.ts'
import { queryOf, useChange } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Button } from '#components/controls/button.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { Dialog, DialogButtons } from '#components/layers/dialog.tsx'
import { DataTable, type TableColumn } from '#components/lists/data-table.tsx'
import { Fact, Facts } from '#components/marks/fact.tsx'
import { Card } from '#components/page/page.tsx'
import { Empty, QueryState } from '#components/page/query-state.tsx'
import { uuidOf } from '#contract/language.ts'
import { formatIban, formatMoney } from '#rules/time/format-nl.ts'
import classes from '../settings.module.css'
import { type Account, checkAccount } from './account.ts'
import { BalanceCard } from './balance-card.tsx'
import { FileTable } from './file-table.tsx'
import { WaitingWeeks } from './waiting-weeks.tsx'

/** The weeks to pay and the payment files, whether the ledger balances, the account paid from, and what is owed to whom. */
export function PayoutsView() {
  return (
    <div className={`stack gap-16 in-order ${classes.part}`}>
      <WaitingCard />
      <FilesCard />
      <BalanceCard />
      <AccountCard />
      <OwedCard />
    </div>
  )
}

function AccountCard() {
  const query = useQuery(queryOf('GET /payouts/account', {}))
  const [isChanging, change] = useState(false)
  return (
    <Card
      title="De rekening waarvan we betalen"
      aside={
        <Button size="sm" variant="default" aria-haspopup="dialog" disabled={!query.data} onClick={() => change(true)}>
          Rekening wijzigen
        </Button>
      }
    >
      <QueryState
        query={query}
        height={48}
        isEmpty={({ account }) => account == null}
        empty={<Empty title="Nog geen rekening" text="Zonder rekening kan er geen betaalbestand worden gemaakt." />}
      >
        {({ account }) => (
          <Facts>
            <Fact label="Op naam van">{account?.name}</Fact>
            <Fact label="IBAN">{account && formatIban(account.iban)}</Fact>
          </Facts>
        )}
      </QueryState>
      {isChanging && <AccountDialog account={query.data?.account ?? undefined} onClose={() => change(false)} />}
    </Card>
  )
}

function WaitingCard() {
  const query = useQuery(queryOf('GET /payout_ledger/totals', {}))
  return (
    <Card title="Nog uit te betalen">
      <QueryState
        query={query}
        rows={1}
        height={56}
        isEmpty={({ weeks }) => weeks.length === 0}
        empty={<Empty title="Er wacht niets op een bestand" text="Na de facturen van een week staat die week hier." />}
      >
        {({ weeks }) => <WaitingWeeks weeks={weeks} />}
      </QueryState>
    </Card>
  )
}

function FilesCard() {
  const query = useQuery(
    queryOf('GET /payout_files', { query: { 'order[period]': 'desc', 'order[createdAt]': 'desc', itemsPerPage: 30 } }),
  )
  return (
    <Card title="Betaalbestanden">
      <QueryState
        query={query}
        rows={3}
        height={56}
        isEmpty={({ member }) => member.length === 0}
        empty={
          <Empty title="Nog geen betaalbestanden" text="Een bestand verzamelt wat van een week nog uitbetaald moet worden." />
        }
      >
        {({ member }) => <FileTable files={member} />}
      </QueryState>
    </Card>
  )
}

type Owed = AnswerOf<'GET /payout_ledger/totals'>['careWorkers'][number]
const owedColumns: TableColumn<Owed>[] = [
  {
    key: 'zorgverlener',
    label: 'Zorgverlener',
    onCard: 'title',
    value: ({ careWorker, name }) => <AppLink href={`/backoffice/zzpers/${uuidOf(careWorker)}`}>{name}</AppLink>,
  },
  {
    key: 'gefactureerd',
    label: 'Gefactureerd',
    figures: true,
    order: one => one.invoiced,
    value: one => formatMoney(one.invoiced),
  },
  { key: 'betaald', label: 'Uitbetaald', figures: true, order: one => one.paidOut, value: one => formatMoney(one.paidOut) },
  {
    key: 'nog',
    label: 'Nog uit te betalen',
    figures: true,
    onCard: 'figure',
    order: one => one.toPayOut,
    value: one => <strong>{formatMoney(one.toPayOut)}</strong>,
  },
]
function OwedCard() {
  const query = useQuery(queryOf('GET /payout_ledger/totals', {}))
  return (
    <Card title="Per zorgverlener">
      <QueryState
        query={query}
        rows={6}
        height={44}
        isEmpty={({ careWorkers }) => careWorkers.length === 0}
        empty={<Empty title="Er is nog niets gefactureerd" text="Na de eerste facturen staat hier wat iedereen te goed heeft." />}
      >
        {({ careWorkers }) => (
          <DataTable caption="Per zorgverlener" columns={owedColumns} rows={careWorkers} idOf={({ careWorker }) => careWorker} />
        )}
      </QueryState>
    </Card>
  )
}

/** Sets the bank account that payments are made from. */
function AccountDialog({ account, onClose }: { account: Account | undefined; onClose: () => void }) {
  const { run } = useChange('PUT /payouts/account')
  const form = useForm<Account, unknown>({
    start: account ?? { name: '', iban: '' },
    check: checkAccount,
    send: body => run({ body }),
    done: () => {
      onClose()
      return 'De rekening is bewaard.'
    },
  })
  return (
    <Dialog title="De rekening waarvan we betalen" closedBy="closerequest" busy={form.busy} onClose={onClose}>
      <p>Bestanden die al gemaakt zijn, houden de rekening die ze hebben.</p>
      <Form of={form} act="Rekening bewaren" frame={DialogButtons}>
        <TextField label="Op naam van" required maxLength={70} {...form.text('name')} data-autofocus="" />
        <TextField label="IBAN" required autoComplete="off" {...form.text('iban')} />
      </Form>
    </Dialog>
  )
}
