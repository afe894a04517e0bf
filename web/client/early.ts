// What public/eerst.js asked before the app was there, as soon as it had a token: what this address asked the last two times.

declare global {
  /** With which token, and by address: the answer, and when it came (ms, by the clock of this device). */
  var askedFirst: { token: string; answers: Map<string, Promise<Early>> } | undefined
}
type Early = [answer: Response, atMs: number]

// As long as an answer counts as new (main.tsx).
const newMs = 30_000
let asked: string[] | undefined = []

/**
 * The answer to this question that was asked before, with this token, once; none when there is none, or only an old one. A refusal is
 * given too, and no answer is an error: what failed is not asked again by itself.
 */
export const takeEarly = async (url: string, token: string): Promise<Early | undefined> => {
  asked?.push(url)
  const first = globalThis.askedFirst
  if (first?.token !== token) return undefined
  const answer = first.answers.get(url)
  first.answers.delete(url)
  const found = await answer
  return found && Date.now() - found[1] < newMs ? found : undefined
}

/** The start is over: from now on everything is asked anew. Gives what was asked, and what had been asked for nothing. */
export const endStart = (): { asked: string[]; forNothing: string[] } => {
  const outcome = { asked: asked ?? [], forNothing: [...(globalThis.askedFirst?.answers.keys() ?? [])] }
  asked = undefined
  globalThis.askedFirst = undefined
  return outcome
}
