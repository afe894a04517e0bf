// Reads one event stream of the server until it ends.

import { begin } from '#components/page/under-way.ts'
import type { News } from '#contract/events/live.ts'

/** Where to start: at a place in an earlier stream, or at an instant by this device's clock. */
export type Place = { id: string } | { ms: number }
/** A message of the stream, also as passed between tabs. */
export type Said = { news: News[] } | { place: Place } | { reset: true }

// The server sends a sign of life every twenty seconds.
const longestSilenceMs = 45_000

/** Splits a stream into its messages (server-sent events). The last part may be incomplete. */
export function readBlocks(text: string): { said: Said[]; ended: boolean; rest: string } {
  const blocks = text.split('\n\n')
  const rest = blocks.pop() ?? ''
  const news: News[] = []
  const said: Said[] = []
  let ended = false
  for (const block of blocks) {
    const fields = new Map(block.split('\n').map(line => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]))
    const [id, event, data] = ['id', 'event', 'data'].map(name => fields.get(name))
    if (event === 'reset') said.push({ reset: true })
    else if (event === 'ended') ended = true
    else if (data) news.push(JSON.parse(data) as News)
    if (id) said.push({ place: { id } })
  }
  return { said: news.length > 0 ? [{ news }, ...said] : said, ended, rest }
}

/**
 * Reads a stream with this token, from a place on. Resolves when the server ends it, such as when the token expires; `ended`
 * means the login is over, `refused` is the status with which it did not start. Throws when the connection is cut or silent for
 * too long.
 */
export async function readStream(
  token: string,
  from: Place,
  hear: (said: Said[]) => void,
  stop: AbortSignal,
): Promise<{ ended: boolean; refused?: number }> {
  const silence = new AbortController()
  const connected = begin('stream')
  let timer = setTimeout(() => silence.abort(), longestSilenceMs)
  const ago = 'ms' in from ? `?ago=${Math.min(3600, Math.max(0, Math.ceil((Date.now() - from.ms) / 1000)))}` : ''
  const headers: Record<string, string> = { Authorization: `Bearer ${token}`, Accept: 'text/event-stream' }
  if ('id' in from) headers['Last-Event-ID'] = from.id
  try {
    const signal = AbortSignal.any([stop, silence.signal])
    const answer = await fetch(`/v1/live${ago}`, { headers, credentials: 'omit', cache: 'no-store', signal })
    if (!answer.ok) return { ended: false, refused: answer.status }
    if (!answer.body) throw new Error(`No stream: ${answer.status}`)
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
    for (let text = ''; ; ) {
      const { done, value } = await reader.read()
      if (done) return { ended: false }
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), longestSilenceMs)
      const { said, ended, rest } = readBlocks(text + value)
      text = rest
      hear(said)
      if (said.some(one => 'place' in one)) connected()
      if (ended) return { ended }
    }
  } finally {
    connected()
    clearTimeout(timer)
    silence.abort()
  }
}
