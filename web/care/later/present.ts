// Loads the server's current version to show next to a rejected offline change.
import { queryOptions } from '@tanstack/react-query'
import { Problem } from '#client/api.ts'
import type { Entry } from '#client/outbox/entry.ts'
import { readers } from './readers.ts'

interface Present {
  sentence: string
  /** The arguments with the current version: whoever sends again has seen it. */
  args: Entry['args']
}

const gone = 'Het is er niet meer, of het is niet meer te zien.'
const withVersion = (args: Entry['args'], version: number | undefined): Entry['args'] => {
  const { body } = args
  const hasVersion = typeof body === 'object' && body !== null && 'version' in body
  return hasVersion && version !== undefined ? { ...args, body: { ...body, version } } : args
}

/** Fetches the current version; null when there is nothing to add to the refusal. */
export const presentOf = ({ id, call, about, args, refusal }: Entry) =>
  queryOptions<Present | null>({
    queryKey: ['present state', id, refusal?.message],
    queryFn: async () => {
      const uuid = about.slice(about.lastIndexOf('/') + 1)
      try {
        const now = await readers[call]?.(uuid, args)
        return now ? { sentence: now.sentence, args: withVersion(args, now.version) } : null
      } catch (problem) {
        if (problem instanceof Problem && problem.status === 404) return { sentence: gone, args }
        throw problem
      }
    },
  })
