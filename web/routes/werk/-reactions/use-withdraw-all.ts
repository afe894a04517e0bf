import { useQueryClient } from '@tanstack/react-query'
import type { Reaction } from '#care/moment/publication.ts'
import { Problem } from '#client/api.ts'
import { answered } from '#client/cache.ts'
import { change } from '#client/change.ts'

/** Withdraws several reactions in one action with one undo; the screen is refetched when all of it is done. */
export function useWithdrawAll() {
  const client = useQueryClient()
  /** Returns the withdrawn ones; one that somebody chose meanwhile stays. Throws when none was withdrawn. */
  const withdraw = async (reactions: readonly Reaction[]): Promise<Reaction[]> => {
    const done: Reaction[] = []
    let refused: unknown
    for (const reaction of reactions) {
      try {
        await change('PATCH /care_moment_publication_reactions/{uuid}/withdraw', { uuid: reaction.uuid })
        done.push(reaction)
      } catch (problem) {
        if (!(problem instanceof Problem)) throw problem
        refused = problem
      }
    }
    await answered(client, undefined)
    if (done.length === 0) throw refused
    return done
  }
  /** Reacts to them again, each with its original message. */
  const takeBack = async (reactions: readonly Reaction[]) => {
    for (const [motivation, same] of Map.groupBy(reactions, one => one.motivation ?? null)) {
      const careMomentPublications = same.map(({ careMomentPublication }) => careMomentPublication['@id'])
      await change('POST /care_moment_publication_reactions/series', {
        body: { careMomentPublications, motivation, agreed: true },
      })
    }
    await answered(client, undefined)
  }
  const say = ({ length }: readonly Reaction[], asked: number): string =>
    length === asked
      ? `Je hebt ${length} reacties ingetrokken.`
      : `Je hebt ${length} van de ${asked} reacties ingetrokken. De andere kunnen niet meer worden ingetrokken.`
  return { withdraw, takeBack, say }
}
