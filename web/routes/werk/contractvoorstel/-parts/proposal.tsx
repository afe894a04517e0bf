import { formatMoney } from '../../../../../rules/format-nl.ts'
import { fullWeekHours, salaryForHours } from '../../../../../rules/salary.ts'
import { useNow } from '../../../../care/now.ts'
import { type ContractProposal, outcomeOf } from '../../../../care/proposal/proposal-words.ts'
import { useSession } from '../../../../client/use-session.ts'
import { Fact, Facts } from '../../../../components/fact.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { Card } from '../../../../components/page.tsx'
import { contractDurationWords, contractFormWords } from '../../../../words/contract-proposals-nl.ts'
import { Answer, Outcome } from './answer.tsx'
import classes from './proposal.module.css'

const range = (from: number, to: number) => `${formatMoney(from)} tot ${formatMoney(to)}`

/** What the scale pays for a full week, and what that comes to for the hours of this proposal. */
function Salary({ proposal: { salaryScale, hoursPerWeek } }: { proposal: ContractProposal }) {
  if (!salaryScale) return 'In overleg: welke functiegroep het wordt, bespreken jullie samen.'
  const { scale, minimum, maximum } = salaryScale
  if (minimum === undefined || maximum === undefined)
    return `Functiegroep ${scale}. Het bedrag dat erbij hoort weten wij niet; vraag het de organisatie.`
  const isFull = hoursPerWeek === fullWeekHours
  return (
    <>
      <strong className="figures">
        {hoursPerWeek && !isFull
          ? range(salaryForHours(minimum, hoursPerWeek), salaryForHours(maximum, hoursPerWeek))
          : range(minimum, maximum)}
      </strong>{' '}
      bruto per maand{hoursPerWeek ? ` voor ${hoursPerWeek} uur per week` : ` bij een volledige week van ${fullWeekHours} uur`}.
      {hoursPerWeek && !isFull && (
        <span className={classes.soft}>
          Functiegroep {scale} is {range(minimum, maximum)} bij een volledige week van {fullWeekHours} uur.
        </span>
      )}
      {(!hoursPerWeek || isFull) && <span className={classes.soft}>Dat is functiegroep {scale}.</span>}
    </>
  )
}

function Offer({ proposal }: { proposal: ContractProposal }) {
  const { form, duration, hoursPerWeek, organization, message } = proposal
  const { label, means } = contractFormWords[form]
  return (
    <Card title="Wat wordt je aangeboden?">
      <Facts>
        <Fact label="Contract">
          <strong>{label}</strong>
          <span className={classes.soft}>{means}</span>
        </Fact>
        <Fact label="Hoe lang?">{contractDurationWords[duration]}</Fact>
        <Fact label="Uren">{hoursPerWeek ? `${hoursPerWeek} uur per week` : 'In overleg'}</Fact>
        <Fact label="Functiegroep (FWG)">
          <Salary proposal={proposal} />
        </Fact>
      </Facts>
      {message && (
        <figure className={classes.message}>
          <blockquote>{message}</blockquote>
          <figcaption>
            {organization.name}, {organization.city}
          </figcaption>
        </figure>
      )}
    </Card>
  )
}

/** Whose proposal it is, when that is not who is logged in: by the link it is the answer of whom it is for. */
function Whose({ proposal, byLink }: { proposal: ContractProposal; byLink: boolean }) {
  const session = useSession()
  if (!session || session.uuid === proposal.careWorker.uuid) return null
  const { firstName, lastName } = proposal.careWorker.profile
  return (
    <Notice tone="attention" title={`Dit voorstel is voor ${firstName} ${lastName}`}>
      <p>
        {byLink
          ? `Jij bent ingelogd als iemand anders. Wat je hier antwoordt, is het antwoord van ${firstName}.`
          : `Alleen ${firstName} kan het beantwoorden.`}
      </p>
    </Notice>
  )
}

/** A proposal in plain words, with its answer, or what became of it. `opened` is the token or the uuid of the address. */
export function Proposal({ proposal, opened }: { proposal: ContractProposal; opened: string }) {
  const outcome = outcomeOf(proposal, useNow())
  // An organization or a planner reads it too, by its uuid.
  const mayAnswer = proposal.allowedActions.some(action => action === 'accept' || action === 'reject')
  return (
    <div className={classes.proposal}>
      <Whose proposal={proposal} byLink={opened !== proposal.uuid} />
      {outcome && <Outcome proposal={proposal} status={outcome} />}
      <Offer proposal={proposal} />
      {!outcome && mayAnswer && <Answer proposal={proposal} opened={opened} />}
    </div>
  )
}
