// What was offered, what was refused or left unanswered, and what followed; whether somebody else came instead.
import { counted } from '../time/format-nl.ts'
import type { DossierCancellation, DossierFacts, DossierViolation } from './facts.ts'
import { type DossierLine, known, lineIf, lineOf } from './line.ts'

const times = (count: number) => counted(count, 'keer', 'keer')
const asking = 'Zorginzet, vragen op naam'
const reacting = 'Zorginzet, reacties op publicaties'
const ending = 'Zorginzet, geannuleerde toewijzingen'
const at = (rows: readonly { at: string }[]) => rows.map(row => row.at)

const violationWords: Record<DossierViolation['kind'], string> = {
  no_show: 'niet verschenen',
  late_cancellation: 'te laat afgezegd',
  late_arrival: 'te laat',
  unsafe: 'onveilig',
  other: 'anders',
}
const ofRefusing: readonly DossierViolation['kind'][] = ['no_show', 'late_cancellation']

/** The questions and reactions, how the work came about, what was given back, and what followed. */
export const offerLines = (facts: DossierFacts): DossierLine[] => {
  const { questions, reactions, work, cancellations, violations } = facts
  const answered = (status: string) =>
    questions.filter(question => question.status === status).map(question => question.answeredAt ?? question.at)
  const endedBy = (isWorker: boolean) => cancellations.filter(({ by }) => (by === 'worker') === isWorker)
  return [
    ...lineIf('asked', count => `${times(count)} op naam gevraagd voor een opdracht`, asking, at(questions)),
    ...lineIf('said_yes', count => `${times(count)} ja gezegd`, asking, answered('accepted')),
    ...lineIf('said_no', count => `${times(count)} nee gezegd`, asking, answered('declined')),
    ...lineIf('not_answered', count => `${times(count)} niet geantwoord binnen de tijd`, asking, answered('expired')),
    ...lineIf('reacted', count => `${times(count)} uit zichzelf op een opdracht gereageerd`, reacting, at(reactions)),
    ...lineIf(
      'took_back',
      count => `${times(count)} een reactie ingetrokken`,
      reacting,
      known(reactions.map(({ withdrawnAt }) => withdrawnAt)),
    ),
    ...lineIf(
      'planned_in',
      count => `${counted(count, 'opdracht', 'opdrachten')} gekregen zonder vraag of reactie`,
      'Zorginzet, toewijzingen',
      work.filter(({ way }) => way === 'direct').map(({ madeAt }) => madeAt),
    ),
    ...calledOffLines(endedBy(true)),
    ...lineIf(
      'called_off_by_other',
      count => `${times(count)} een toewijzing geannuleerd door de organisatie of Zorginzet`,
      ending,
      at(endedBy(false)),
    ),
    ...violations.map(({ at: reportedAt, kind }) =>
      lineOf(
        ofRefusing.includes(kind) ? 'reported' : 'reported_otherwise',
        `Overtreding gemeld: ${violationWords[kind]}`,
        'Zorginzet, overtredingen',
        [reportedAt],
      ),
    ),
    ...afterRefusing(facts),
  ]
}

const calledOffLines = (ended: readonly DossierCancellation[]) => [
  ...lineIf(
    'called_off_by_worker',
    count => `${times(count)} een opdracht teruggegeven, op tijd`,
    ending,
    at(ended.filter(({ late }) => !late)),
  ),
  ...lineIf(
    'called_off_by_worker',
    count => `${times(count)} een opdracht laat teruggegeven`,
    ending,
    at(ended.filter(({ late }) => late)),
  ),
]

/** The instants at which the care worker refused, left a question unanswered or gave work back. */
const refusals = ({ questions, reactions, cancellations }: DossierFacts): string[] => [
  ...questions.filter(({ status }) => status === 'declined' || status === 'expired').map(one => one.answeredAt ?? one.at),
  ...known(reactions.map(({ withdrawnAt }) => withdrawnAt)),
  ...at(cancellations.filter(({ by }) => by === 'worker')),
]
const afterRefusing = (facts: DossierFacts): DossierLine[] => {
  const refused = refusals(facts).sort()
  const last = refused.at(-1)
  if (last === undefined) return []
  const followed = facts.violations.some(({ kind }) => ofRefusing.includes(kind))
  const later = at(facts.questions).filter(asked => asked > last)
  return [
    ...(followed
      ? []
      : [lineOf('nothing_followed', 'Op weigeren of afzeggen volgde geen melding', 'Zorginzet, overtredingen', refused)]),
    ...lineIf('offered_again', count => `Na de laatste weigering nog ${times(count)} gevraagd`, asking, later),
  ]
}

/** What is recorded of somebody else coming instead. */
export const replacementLines = ({ cancellations, days }: DossierFacts): DossierLine[] => {
  const span = [days.from, days.to]
  const own = cancellations.filter(({ by }) => by === 'worker')
  const found = own.filter(({ replaced }) => replaced)
  const after = own.filter(({ replaced, doneByOther }) => !replaced && doneByOther)
  return [
    ...lineIf('replaced', count => `${times(count)} teruggegeven met als reden dat er een vervanger was`, ending, at(found)),
    ...lineIf('called_off_by_other', count => `${times(count)} deed een ander het werk dat was teruggegeven`, ending, at(after)),
    ...(found.length > 0
      ? []
      : [lineOf('not_replaced', 'Er is niet teruggegeven met als reden dat er een vervanger was', ending, span)]),
    lineOf(
      'replacement_unknown',
      'Of een vervanger werd aangeboden en geweigerd: niet vastgelegd in Zorginzet',
      'Zorginzet',
      span,
    ),
  ]
}
