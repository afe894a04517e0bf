import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { AnswerOf, Args, CallName, Problem } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'

export type PreviewCall = Extract<CallName, `POST ${string}/preview`>
export type Foreseen<K extends PreviewCall = PreviewCall> = {
  /** The consequences; undefined while nothing is asked or known. */
  foreseen: AnswerOf<K> | undefined
  /** Why the server would refuse it. */
  problem: Problem | null
  /** It is loading. */
  isWaiting: boolean
}
const pauseMs = 400

/** The consequences of a change, computed by the server: fetched when typing pauses; nothing while there is nothing to ask. */
export function usePreview<K extends PreviewCall>(name: K, args: Args<K> | undefined): Foreseen<K> {
  const text = args && JSON.stringify(args)
  const [asked, setAsked] = useState(text)
  useEffect(() => {
    const pause = setTimeout(() => setAsked(text), pauseMs)
    return () => clearTimeout(pause)
  }, [text])
  const wanted = asked !== undefined && asked === text
  // The consequences of something else may not show while this loads.
  const { placeholderData: _previous, ...fresh } = queryOf(name, (asked ? JSON.parse(asked) : {}) as Args<K>)
  const query = useQuery({ ...fresh, enabled: wanted, retry: false })
  const known = wanted ? query : undefined
  const client = useQueryClient()
  const isOutdated = known?.error?.status === 409
  // Somebody else was first: as after a change itself, refetch what the screen shows.
  useEffect(() => {
    if (isOutdated)
      void client.invalidateQueries({ predicate: ({ queryKey: [of], meta }) => String(of).startsWith('GET ') && !meta?.once })
  }, [isOutdated, client])
  return {
    foreseen: known?.data,
    problem: known?.error ?? null,
    isWaiting: text !== undefined && (!wanted || query.isFetching),
  }
}
