// Lines about the work: the rate and who named it, who set the times, and who checked the hours.
import { presumptionOf, thresholdOn } from '../people/employment-presumption.ts'
import { amsterdamDate } from '../time/amsterdam.ts'
import { formatMoney } from '../time/format-nl.ts'
import type { DossierFacts, DossierWork } from './facts.ts'
import type { DossierGround } from './grounds.ts'
import { type DossierLine, known, lineIf, lineOf, works } from './line.ts'

const dayOf = ({ startDate }: DossierWork) => amsterdamDate(startDate)
const made = 'Zorginzet, het maken van de opdracht'

const rateGround: Record<DossierWork['rateBy'], [DossierGround, string, string]> = {
  table: ['rate_from_table', 'uit de tarieven van de locatie', 'Tarieven van de locatie'],
  organization: ['rate_by_organization', 'genoemd door de organisatie', made],
  worker: ['rate_by_worker', 'voorgesteld door de zorgverlener', 'Overeenkomst van de opdracht'],
  office: ['rate_by_other', 'genoemd door Zorginzet', made],
  unknown: ['rate_by_other', 'van wie is niet vastgelegd', made],
}

/** Each rate, with who named it, compared to the threshold on the day of the work. */
export const rateLines = ({ work, days }: DossierFacts): DossierLine[] => {
  const paid = work.filter(({ hourlyRate }) => hourlyRate !== null)
  const origins = Object.values(Object.groupBy(paid, ({ hourlyRate, rateBy }) => `${hourlyRate} ${rateBy}`)).map(same => {
    const { hourlyRate, rateBy } = same![0]!
    const [ground, by, source] = rateGround[rateBy]
    return lineOf(ground, `${formatMoney(hourlyRate!)} per uur voor ${works(same!.length)}, ${by}`, source, same!.map(dayOf))
  })
  const beside = Object.values(Object.groupBy(paid, one => `${one.hourlyRate} ${thresholdOn(dayOf(one))?.cents ?? 'none'}`)).map(
    same => besideThreshold(same!),
  )
  const counter = lineOf(
    'counter_proposal_unknown',
    'Een tegenvoorstel voor het tarief: niet vastgelegd in Zorginzet',
    'Zorginzet',
    [days.from, days.to],
  )
  return [...origins, ...beside, ...(paid.length > 0 && paid.every(({ rateBy }) => rateBy !== 'worker') ? [counter] : [])]
}

const besideThreshold = (same: readonly DossierWork[]): DossierLine => {
  const hourlyRate = same[0]!.hourlyRate!
  const date = dayOf(same[0]!)
  const threshold = thresholdOn(date)
  const rate = `${formatMoney(hourlyRate)} per uur (${works(same.length)})`
  if (!threshold) return lineOf('rate_without_threshold', `${rate}: toen was er geen grens`, 'Zorginzet', same.map(dayOf))
  const isBelow = presumptionOf({ contractType: 'freelance', hourlyRate }, date) !== undefined
  const words = `${rate} is ${isBelow ? 'lager dan' : 'niet lager dan'} de grens van ${formatMoney(threshold.cents)}`
  const source = `${threshold.source}${threshold.isLaw ? '' : '; nog geen wet'}`
  return lineOf(isBelow ? 'rate_below' : 'rate_above', words, `Tarief van de opdracht; ${source}`, same.map(dayOf))
}

/** Who set the times, who changed them, who handed in the hours, and who proposed other ones. */
export const timeLines = ({ work, days }: DossierFacts): DossierLine[] => {
  const by = (...parties: string[]) => work.filter(({ timesBy }) => parties.includes(timesBy)).map(dayOf)
  const handedIn = (isOwn: boolean) =>
    work.flatMap(({ submittedBy, submittedAt }) => (submittedAt && (submittedBy === 'worker') === isOwn ? [submittedAt] : []))
  const span = [days.from, days.to]
  const events = 'Zorginzet, de geschiedenis van de opdracht'
  return [
    ...lineIf(
      'times_by_organization',
      count => `De organisatie gaf begin en einde van ${works(count)}`,
      made,
      by('organization'),
    ),
    ...lineIf(
      'times_by_other',
      count => `Zorginzet gaf voor de organisatie begin en einde van ${works(count)}`,
      made,
      by('office'),
    ),
    ...lineIf(
      'times_by_other',
      count => `Van ${works(count)} is niet vastgelegd wie begin en einde gaf, het waren tijden van de organisatie`,
      made,
      by('unknown', 'worker'),
    ),
    ...lineIf(
      'changed',
      count => `Tijd of plaats van ${works(count)} veranderde nadat de zorgverlener was gekozen`,
      events,
      known(work.map(({ changedAt }) => changedAt)),
    ),
    ...lineIf(
      'change_agreed',
      count => `De zorgverlener was akkoord met de verandering van ${works(count)}`,
      events,
      known(work.map(({ confirmedAt }) => confirmedAt)),
    ),
    ...lineIf('hours_by_worker', count => `De zorgverlener diende zelf de uren in van ${works(count)}`, events, handedIn(true)),
    ...lineIf('hours_by_other', count => `Zorginzet diende de uren in van ${works(count)}`, events, handedIn(false)),
    ...lineIf(
      'hours_corrected',
      count => `De organisatie stelde andere uren voor bij ${works(count)}`,
      events,
      known(work.map(({ correctedAt }) => correctedAt)),
    ),
    ...lineIf(
      'hours_rejected',
      count => `De zorgverlener wees dat voorstel af bij ${works(count)}`,
      events,
      known(work.map(({ rejectedAt }) => rejectedAt)),
    ),
    lineOf(
      'instructions_unknown',
      'Wie aanwijzingen gaf over hoe het werk gedaan moest worden: niet vastgelegd in Zorginzet',
      'Zorginzet',
      span,
    ),
    lineOf('materials_unknown', 'Eigen materiaal, vervoer of kleding: niet vastgelegd in Zorginzet', 'Zorginzet', span),
  ]
}
