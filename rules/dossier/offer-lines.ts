// Lines about offers: what was refused or left unanswered, what followed, and replacements.
import { counted } from '../time/format-nl.ts'
import type { DossierCancellation, DossierFacts, DossierViolation } from './facts.ts'
import { type DossierLine, known, lineIf, lineOf, works } from './line.ts'

const times = (count: number) => counted(count, 'keer', 'keer')
const asking = 'Zorginzet, vragen op naam'
const reacting = 'Zorginzet, reacties op publicaties'
const ending = 'Zorginzet, geannuleerde toewijzingen'
const telling = 'Zorginzet, meldingen van nieuwe opdrachten'
const byName = 'Zorginzet, de naam van wie daarna is gekozen'
const at = (rows: readonly { at: string }[]) => rows.map(row => row.at)

const violationWords: Record<DossierViolation['kind'], string> = {
  no_show: 'niet verschenen',
  late_cancellation: 'te laat afgezegd',
  late_arrival: 'te laat',
  unsafe: 'onveilig',
  other: 'anders',
}
const ofRefusing: readonly DossierViolation['kind'][] = ['no_show', 'late_cancellation']

/** Lines about questions and reactions, how work was assigned, what was given back, and what followed. */
export const offerLines = (facts: DossierFacts): DossierLine[] => {
  const { questions, reactions, work, cancellations, violations } = facts
  const answered = (status: string) =>
    questions.filter(question => question.status === status).map(question => question.answeredAt ?? question.at)
  const endedBy = (isWorker: boolean) => cancellations.filter(({ by }) => (by === 'worker') === isWorker)
  return [
    ...toldLines(facts),
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
      count => `${works(count)} gekregen zonder vraag of reactie`,
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
    ...Object.values(Object.groupBy(violations, ({ kind }) => kind)).map(same => reportedLine(same!)),
    ...afterRefusing(facts),
  ]
}

// Offers that somebody may leave unanswered without any consequence.
const toldLines = ({ told }: DossierFacts) => [
  ...lineIf('told', count => `${works(count)} gemeld aan de zorgverlener`, telling, at(told ?? [])),
  ...lineIf(
    'let_pass',
    count => `Op ${works(count)} niet gereageerd. Daar volgde niets op`,
    telling,
    at((told ?? []).filter(({ letPass }) => letPass)),
  ),
]

const reportedLine = (same: readonly DossierViolation[]) => {
  const { kind } = same[0]!
  const sentence = `${same.length > 1 ? `${same.length} overtredingen` : 'Overtreding'} gemeld: ${violationWords[kind]}`
  return lineOf(ofRefusing.includes(kind) ? 'reported' : 'reported_otherwise', sentence, 'Zorginzet, overtredingen', at(same))
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

/** When the care worker refused, left a question unanswered or gave work back. */
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
  const later = at(facts.questions).filter(askedAt => askedAt > last)
  return [
    ...(followed
      ? []
      : [lineOf('nothing_followed', 'Op weigeren of afzeggen volgde geen melding', 'Zorginzet, overtredingen', refused)]),
    ...lineIf('offered_again', count => `Na de laatste weigering nog ${times(count)} gevraagd`, asking, later),
  ]
}

/** Lines about replacements. */
export const replacementLines = ({ cancellations, days }: DossierFacts): DossierLine[] => {
  const span = [days.from, days.to]
  const own = cancellations.filter(({ by }) => by === 'worker')
  const found = own.filter(({ replaced }) => replaced)
  const proposed = own.filter(one => one.proposed !== null)
  const after = own.filter(({ replaced, proposed: name, doneByOther }) => !replaced && name !== 'chosen' && doneByOther)
  return [
    ...lineIf('replaced', count => `${times(count)} bij het teruggeven een vervanger voorgesteld`, ending, at(proposed)),
    ...lineIf(
      'replaced',
      count => `${times(count)} is gekozen wie als vervanger was voorgesteld`,
      byName,
      at(proposed.filter(one => one.proposed === 'chosen')),
    ),
    ...lineIf(
      'not_chosen',
      count => `${times(count)} is niet gekozen wie als vervanger was voorgesteld`,
      byName,
      at(proposed.filter(one => one.proposed === 'not_chosen')),
    ),
    ...lineIf('replaced', count => `${times(count)} teruggegeven met als reden dat er een vervanger was`, ending, at(found)),
    ...lineIf('called_off_by_other', count => `${times(count)} deed een ander het werk dat was teruggegeven`, ending, at(after)),
    ...(found.length + proposed.length > 0
      ? []
      : [lineOf('not_replaced', 'Er is bij het teruggeven geen vervanger gemeld of voorgesteld', ending, span)]),
    lineOf(
      'replacement_unknown',
      'Of buiten Zorginzet een vervanger is voorgesteld of geweigerd: niet vastgelegd in Zorginzet',
      'Zorginzet',
      span,
    ),
  ]
}
