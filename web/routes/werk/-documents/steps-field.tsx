import { type Paper, turnWith } from '#care/documents/paper.ts'
import { sayDay, standingWord } from '#care/documents/say-document.ts'
import { DayBar } from '#care/moment/day-bar.tsx'
import { dateOf } from '#care/moment/moment.ts'
import { CheckIcon, ClockIcon, CloseIcon, HourglassIcon, PlusIcon } from '#components/marks/icons.tsx'
import { documentReasons } from '#rules/documents/document-reasons.ts'
import { documentStanding } from '#rules/documents/document-standing.ts'
import { lastDayToHandIn } from '#rules/shifts/review-time.ts'
import { formatTimes } from '#rules/time/format-nl.ts'
import { nameKinds } from '#words/documents-nl.ts'
import { useNextShift } from '../-parts/use-next-shift.ts'
import classes from './document.module.css'
import { countWords } from './headline.ts'
import type { DocumentsData } from './use-documents.ts'

const marks = {
  missing: PlusIcon,
  rejected: CloseIcon,
  expired: ClockIcon,
  submitted: HourglassIcon,
  ending: ClockIcon,
  approved: CheckIcon,
} as const
const order = ['nobody', 'us', 'worker'] as const

/** A cell for each required document, how many are in each state, and the next shift with the last day to hand in. */
export function StepsField({ data }: { data: DocumentsData }) {
  const { required } = data
  const inOrder = order.flatMap(turn => required.filter(paper => turnWith(paper) === turn))
  const counted = order.map(turn => ({ turn, count: required.filter(paper => turnWith(paper) === turn).length }))
  return (
    <>
      <ol className={`grid gap-4 ${classes.cells}`} aria-label={countWords(required.length)}>
        {inOrder.map(paper => (
          <Cell key={paper.kinds.join()} paper={paper} />
        ))}
      </ol>
      <p className={`wrap gap-4-16 soft small figures ${classes.legend}`}>
        {counted
          .filter(({ count }) => count > 0)
          .map(({ turn, count }) => (
            <span key={turn}>
              <strong className="ink">{count}</strong> {turnWords[turn]}
            </span>
          ))}
      </p>
      <NextShift data={data} />
    </>
  )
}

const turnWords = { nobody: 'in orde', us: 'bij ons', worker: 'bij jou' } as const

function Cell({ paper }: { paper: Paper }) {
  const { kinds, standing } = paper
  const Mark = marks[standing.state]
  return (
    <li className={`grid relative centred ${classes.cell}`} data-turn={turnWith(paper)}>
      <Mark size={20} />
      <span className="unseen">
        {nameKinds(kinds)}: {standingWord(standing).label}
      </span>
    </li>
  )
}

function NextShift({ data: { me, documents, required, today } }: { data: DocumentsData }) {
  const shift = useNextShift(me).data?.member[0]
  if (!shift) return null
  const { startDate, endDate, location } = shift
  const day = dateOf(startDate)
  const open = required.filter(({ kinds }) => documentReasons([[...kinds]], documents, day, today).length > 0)
  const mine = open.filter(
    ({ kinds }) => turnWith({ kinds, versions: [], standing: documentStanding(kinds, documents, day) }) === 'worker',
  )
  const lastDay = lastDayToHandIn(day)
  return (
    <section className={`grid gap-8 ${classes.shift}`}>
      <p className={`wrap ${classes.when}`}>
        <strong>Je volgende dienst: {sayDay(day, today)}</strong>
        <span className="figures">{formatTimes(startDate, endDate)}</span>
      </p>
      <DayBar {...{ startDate, endDate }} size="card" />
      <p className={`soft small ${classes.where}`}>
        {location.name}, {location.city}.
        {mine.length > 0 &&
          lastDay >= today &&
          ` Lever ${whatOf(mine)} in op uiterlijk ${sayDay(lastDay, today)}, dan zijn we op tijd klaar.`}
        {mine.length > 0 && lastDay < today && ` Lever ${whatOf(mine)} meteen in: we kijken het zo snel mogelijk na.`}
      </p>
    </section>
  )
}

const whatOf = (papers: Paper[]) => (papers.length === 1 ? nameKinds(papers[0]!.kinds) : `de laatste ${papers.length}`)
