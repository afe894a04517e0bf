// Answers that the boot script (public/boot.js) fetched before the app had loaded: what the last two visits to this address
// fetched.

declare global {
  /** The token used, and by address the answer and when it arrived (ms, by this device's clock). */
  var askedFirst: { token: string; answers: Map<string, Promise<Early>> } | undefined
}
type Early = [answer: Response, atMs: number]

// How long an answer counts as fresh (main.tsx).
const newMs = 30_000
let asked: string[] | undefined = []

/**
 * Takes, once, the answer that was fetched early with this token; undefined when there is none or it is too old. A refusal is
 * returned too, and a lost connection is an error: failed queries are not retried automatically.
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

/** Ends the start: from now on everything is fetched normally. Returns what was asked, and what was fetched for nothing. */
export const endStart = (): { asked: string[]; forNothing: string[] } => {
  const outcome = { asked: asked ?? [], forNothing: [...(globalThis.askedFirst?.answers.keys() ?? [])] }
  asked = undefined
  globalThis.askedFirst = undefined
  return outcome
}
