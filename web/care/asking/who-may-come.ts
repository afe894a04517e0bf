import type { ListedMoment } from '../moment/care-moment.ts'
import { untilWords } from '../moment/moment.ts'

/** Who may come of an open moment: '2 reacties', '1 gevraagd tot 14:00, dan nog 2'; undefined when that is nobody yet. */
export function whoMayCome({ openReactionCount: count = 0, asking }: ListedMoment, now: string): string | undefined {
  const reactions = count > 0 && `${count} ${count === 1 ? 'reactie' : 'reacties'}`
  const asked = asking && `${asking.asked} gevraagd${asking.answerBefore ? ` ${untilWords(asking.answerBefore, now)}` : ''}`
  const words = [reactions, asked, asking && asking.queued > 0 && `dan nog ${asking.queued}`].filter(Boolean)
  return words.length > 0 ? words.join(', ') : undefined
}
