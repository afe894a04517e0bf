// How the thing stands now that something was written about: the other version, beside what was refused.
import { queryOptions } from '@tanstack/react-query'
import { careMomentStatusWords } from '../../../contract/status-groups.ts'
import { formatTimes } from '../../../rules/format-nl.ts'
import { call, Problem } from '../../client/api.ts'
import type { Entry } from '../../client/outbox/entry.ts'
import { submittedHours } from '../moment/hours.ts'

interface Present {
  sentence: string
  /** The arguments with the version of now: whoever sends again has seen it. */
  args: Entry['args']
}
interface Now {
  sentence: string
  version?: number | undefined
}

const gone = 'Het is er niet meer, of je mag het niet meer zien.'
const readers: Record<string, (uuid: string) => Promise<Now>> = {
  care_moments: async uuid => {
    const moment = await call('GET /care_moments/{uuid}', { uuid })
    const hours = submittedHours(moment)
    const handedIn = hours ? `, ingediend is ${formatTimes(hours.startDate, hours.endDate)}` : ''
    return { sentence: `${careMomentStatusWords[moment.status].label}${handedIn}.`, version: moment.version }
  },
  care_moment_publications: async uuid => {
    const { status, myReaction } = await call('GET /care_moment_publications/{uuid}', { uuid })
    return { sentence: sayPublication(status, Boolean(myReaction)) }
  },
}
const sayPublication = (status: string, reacted: boolean) =>
  status !== 'open'
    ? 'De opdracht is niet meer open.'
    : reacted
      ? 'De opdracht is open, en je hebt al gereageerd.'
      : 'De opdracht is open.'

const withVersion = (args: Entry['args'], version: number | undefined): Entry['args'] => {
  const { body } = args
  const hasVersion = typeof body === 'object' && body !== null && 'version' in body
  return hasVersion && version !== undefined ? { ...args, body: { ...body, version } } : args
}

/** Asks how it stands now; null where there is nothing more to say than the refusal. */
export const presentOf = ({ id, about, args, refusal }: Entry) =>
  queryOptions<Present | null>({
    queryKey: ['present state', id, refusal?.message],
    queryFn: async () => {
      const [, resource = '', uuid = ''] = /^\/v1\/(\w+)\/([\w-]+)$/.exec(about) ?? []
      try {
        const now = await readers[resource]?.(uuid)
        return now ? { sentence: now.sentence, args: withVersion(args, now.version) } : null
      } catch (problem) {
        if (problem instanceof Problem && problem.status === 404) return { sentence: gone, args }
        throw problem
      }
    },
  })
