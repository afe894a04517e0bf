import { nameOf } from '#care/moment/care-moment.ts'
import { dateOf } from '#care/moment/moment.ts'
import { WorkerAvatar } from '#care/profile/worker-avatar.tsx'
import { sayDaysLeft } from '#care/proposal/say-valid.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { DataTable, type TableColumn } from '#components/lists/data-table.tsx'
import type { Address } from '#contract/addresses.ts'
import { toAnswerProposalStatuses } from '#contract/status-groups.ts'
import { contractProposalStatusName } from '#contract/statuses.ts'
import { formatDate } from '#rules/time/format-nl.ts'
import { contractDurationWords, contractFormWords, hasWeeklyHours } from '#words/contract-proposals-nl.ts'
import classes from './proposals.module.css'
import type { ListedProposal } from './proposals.ts'

type Column = TableColumn<ListedProposal>
type Props = {
  proposals: readonly ListedProposal[]
  status: ListedProposal['status']
  now: string
  hrefOf: (proposal: ListedProposal) => Address
}

const dayOf = (instant: string | undefined) => instant && formatDate(dateOf(instant))

function Who({ proposal, href }: { proposal: ListedProposal; href: Address }) {
  const { profile } = proposal.careWorker
  return (
    <span className="row gap-12">
      <WorkerAvatar profile={profile} size="sm" />
      <span className={classes.words}>
        <AppLink href={href} className={`ink strong ${classes.name}`}>
          {nameOf(profile)}
        </AppLink>
        <span className="soft small">{profile.expertiseLevel.name}</span>
      </span>
    </span>
  )
}

function What({ proposal: { form, duration, hoursPerWeek, salaryScale } }: { proposal: ListedProposal }) {
  const weekly = hoursPerWeek ? `${hoursPerWeek} uur per week` : 'uren in overleg'
  const hours = hasWeeklyHours(form) ? weekly : 'geen vast aantal uren'
  const scale = salaryScale ? `FWG ${salaryScale.scale}` : 'FWG in overleg'
  return (
    <span className={classes.words}>
      <span>{contractFormWords[form].label}</span>
      <span className="soft small">{[contractDurationWords[duration], hours, scale].join(' · ')}</span>
    </span>
  )
}

/** The proposals with one status: while pending, whether they were seen and the deadline; afterwards the answer. */
export function ProposalTable({ proposals, status, now, hrefOf }: Props) {
  const sent: Column = { key: 'verstuurd', label: 'Verstuurd', value: ({ sentAt }) => dayOf(sentAt) }
  const seen: Column = {
    key: 'bekeken',
    label: 'Bekeken',
    value: ({ viewedAt }) => dayOf(viewedAt) ?? <span className="soft small">Nog niet bekeken</span>,
  }
  const valid: Column = {
    key: 'geldig',
    label: 'Geldig tot',
    value: ({ expiresAt }) => (
      <span className={classes.words}>
        <span>{dayOf(expiresAt)}</span>
        <span className="soft small">{sayDaysLeft(expiresAt, now)}</span>
      </span>
    ),
  }
  const ended: Column = {
    key: 'einde',
    label: contractProposalStatusName[status],
    value: ({ answeredAt, expiresAt, statusReason }) => (
      <span className={classes.words}>
        <span>{dayOf(answeredAt ?? expiresAt)}</span>
        {statusReason && <span className="soft small">“{statusReason}”</span>}
      </span>
    ),
  }
  const columns: Column[] = [
    { key: 'wie', label: 'Aan wie', onCard: 'line', value: proposal => <Who proposal={proposal} href={hrefOf(proposal)} /> },
    { key: 'wat', label: 'Voorstel', onCard: 'line', value: proposal => <What proposal={proposal} /> },
    ...[sent, seen, toAnswerProposalStatuses.includes(status) ? valid : ended],
  ]
  return <DataTable caption="Contractvoorstellen" columns={columns} rows={proposals} idOf={({ uuid }) => uuid} rowHeads />
}
