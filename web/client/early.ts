// What public/eerst.js asked before the app was there, as soon as it had a token: what this address asked the last two times.

declare global {
  /** With which token, and by address: the answer, and when it came (ms, by the clock of this device). */
  var askedFirst: { token: string; answers: Map<string, Promise<[answer: Response, atMs: number]>> } | undefined
}
type Early = { answer: Response; atMs: number }

// As long as an answer counts as new (main.tsx).
const newMs = 30_000
let asked: string[] | undefined = []

/** An answer to this question that was asked before, with this token; none when there is none, or no good one. Each is given once. */
export const takeEarly = async (url: string, token: string): Promise<Early | undefined> => {
  asked?.push(url)
  const first = globalThis.askedFirst
  if (first?.token !== token) return undefined
  const found = first.answers.get(url)
  first.answers.delete(url)
  const [answer, atMs] = (await found?.catch(() => undefined)) ?? []
  return answer?.ok && Date.now() - atMs! < newMs ? { answer, atMs: atMs! } : undefined
}

/** The start is over: from now on everything is asked anew. Gives what was asked, and what had been asked for nothing. */
export const endStart = (): { asked: string[]; forNothing: string[] } => {
  const outcome = { asked: asked ?? [], forNothing: [...(globalThis.askedFirst?.answers.keys() ?? [])] }
  asked = undefined
  globalThis.askedFirst = undefined
  return outcome
}
