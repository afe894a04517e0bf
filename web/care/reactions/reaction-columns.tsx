import type { Column } from '#components/lists/compare.tsx'
import { CheckIcon, WarningIcon } from '#components/marks/icons.tsx'
import { formatDate, formatNumber, shortMonths } from '#rules/time/format-nl.ts'
import type { Moment } from '../moment/care-moment.ts'
import type { Reaction } from '../moment/publication.ts'
import { documentsEndTooSoon, levelFit } from './match.ts'

const fitWords = { same: 'past', higher: 'hoger', other: 'anders' } as const
/** A date (YYYY-MM-DD) as 'jul 2027'. */
const monthOf = (date: string) => `${shortMonths[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`
const ratingOf = ({ careWorker }: Reaction) => careWorker.aggregatedReviewRating

function documents(moment: Moment): Column<Reaction> {
  const tooSoon = (reaction: Reaction) => documentsEndTooSoon(reaction, moment)
  return {
    label: 'Documenten',
    width: 108,
    value: reaction =>
      !reaction.careWorker.verifiedUntil ? (
        'Niet bekend'
      ) : tooSoon(reaction) ? (
        <>
          <WarningIcon size={16} /> Verlopen op
        </>
      ) : (
        <>
          <CheckIcon size={16} /> Geldig
        </>
      ),
    note: reaction => {
      const { verifiedUntil } = reaction.careWorker
      if (!verifiedUntil) return undefined
      return tooSoon(reaction) ? formatDate(verifiedUntil).split(' ').slice(0, 3).join(' ') : `t/m ${monthOf(verifiedUntil)}`
    },
    warns: tooSoon,
  }
}

/** The columns that reactions are compared on. A rating shows from three reviews on: fewer would reveal one person's opinion. */
export const reactionColumns = (moment: Moment): Column<Reaction>[] => [
  {
    label: 'Niveau',
    width: 118,
    value: ({ careWorker }) => careWorker.profile.expertiseLevel.name,
    note: ({ careWorker }) => fitWords[levelFit(moment.expertiseLevel, careWorker.profile.expertiseLevel)],
    warns: ({ careWorker }) => levelFit(moment.expertiseLevel, careWorker.profile.expertiseLevel) === 'other',
  },
  {
    label: 'Km',
    width: 28,
    figures: true,
    value: ({ distanceKm }) => (distanceKm === undefined ? '–' : Math.round(distanceKm)),
    worth: ({ distanceKm }) => (distanceKm === undefined ? undefined : -Math.round(distanceKm)),
  },
  {
    label: 'Hier',
    width: 36,
    figures: true,
    value: ({ workedBeforeCount }) => workedBeforeCount || 'nog',
    note: ({ workedBeforeCount }) => (workedBeforeCount ? 'keer' : 'niet'),
    worth: ({ workedBeforeCount }) => workedBeforeCount || undefined,
  },
  {
    label: 'Cijfer',
    width: 42,
    figures: true,
    value: reaction => (ratingOf(reaction) ? formatNumber(ratingOf(reaction)!.rating, 1) : 'nog'),
    note: reaction => (ratingOf(reaction) ? `(${ratingOf(reaction)!.count})` : 'geen'),
    worth: reaction => ratingOf(reaction)?.rating,
  },
  documents(moment),
]
