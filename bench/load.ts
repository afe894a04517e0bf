// A small load generator: a fixed number of open connections to 127.0.0.1, one request at a time on each. It writes to the socket
// itself, because the CPU it uses is not available to the two servers that it compares.
import { connect, type Socket } from 'node:net'

export interface LoadRequest {
  method: 'GET' | 'POST' | 'PATCH'
  path: string
  headers: Record<string, string>
  body?: string
}
export interface Load {
  answers: number
  seconds: number
  medianMs: number
  /** The 99th percentile. */
  p99Ms: number
}
interface Answer {
  status: number
  body: Buffer
}

/** The number of simultaneous connections for measuring a server's capacity. */
export const connections = 8
const headEnd = Buffer.from('\r\n\r\n')

const textOf = ({ method, path, headers, body = '' }: LoadRequest): string => {
  const all = { Host: '127.0.0.1', ...headers, ...(body && { 'Content-Length': String(Buffer.byteLength(body)) }) }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`
}

/** Sends one request on this socket. Both servers always send the length of their response. */
const exchange = (socket: Socket, text: string): Promise<Answer> => {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  let got: Buffer[] = []
  let missing: number | undefined
  let status = 0
  const onData = (piece: Buffer) => {
    got.push(piece)
    if (missing === undefined) {
      const all = got.length === 1 ? piece : Buffer.concat(got)
      const end = all.indexOf(headEnd)
      if (end < 0) return
      const head = all.toString('latin1', 0, end)
      status = Number(head.slice(9, 12))
      const length = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1])
      got = [all.subarray(end + 4)]
      missing = length - got[0]!.length
    } else missing -= piece.length
    if (missing > 0) return
    done()
    resolve({ status, body: Buffer.concat(got) })
  }
  const fail = () => {
    done()
    reject(new Error('The server closed the connection'))
  }
  const done = () => socket.off('data', onData).off('close', fail)
  socket.on('data', onData).on('close', fail).write(text)
  return promise
}
const open = (port: number): Promise<Socket> => {
  const { promise, resolve, reject } = Promise.withResolvers<Socket>()
  const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket)).on('error', reject)
  return promise
}

/** One request on its own connection; returns the parsed body. Throws for any refusal. */
export const fetchOne = async <T>(port: number, request: LoadRequest): Promise<T> => {
  const socket = await open(port)
  try {
    const { status, body } = await exchange(socket, textOf(request))
    if (status >= 300) throw new Error(`${request.method} ${request.path}: ${status} ${body.toString()}`)
    return JSON.parse(body.toString())
  } finally {
    socket.destroy()
  }
}

/**
 * Sends the requests in turn until the time is over. A request marked `once` is sent once, until none is left. Throws for any
 * refusal.
 */
export const load = async (
  port: number,
  requests: LoadRequest[],
  { seconds, connections, once }: { seconds: number; connections: number; once: boolean },
): Promise<Load> => {
  const texts = requests.map(textOf)
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(port)))
  const times: number[] = []
  let next = 0
  const started = performance.now()
  const until = started + seconds * 1000
  const work = async (socket: Socket) => {
    while (performance.now() < until && !(once && next >= texts.length)) {
      const startedAt = performance.now()
      const { status, body } = await exchange(socket, texts[next++ % texts.length]!)
      if (status >= 300) throw new Error(`${status} ${body.toString()}`)
      times.push(performance.now() - startedAt)
    }
  }
  try {
    await Promise.all(sockets.map(work))
  } finally {
    for (const socket of sockets) socket.destroy()
  }
  return {
    answers: times.length,
    seconds: (performance.now() - started) / 1000,
    medianMs: median(times),
    p99Ms: percentile(times, 99),
  }
}

/** Sends requests to the servers alternately, one at a time, until the time is over; returns each server's median time in milliseconds. */
export const loadInTurns = async (sides: { port: number; requests: LoadRequest[] }[], seconds: number): Promise<number[]> => {
  const asked = await Promise.all(
    sides.map(async ({ port, requests }) => ({ socket: await open(port), texts: requests.map(textOf), times: [] as number[] })),
  )
  const until = performance.now() + seconds * 1000
  try {
    for (let turn = 0; performance.now() < until; turn++)
      for (const { socket, texts, times } of turn % 2 === 0 ? asked : asked.toReversed()) {
        const startedAt = performance.now()
        const { status, body } = await exchange(socket, texts[turn % texts.length]!)
        if (status >= 300) throw new Error(`${status} ${body.toString()}`)
        times.push(performance.now() - startedAt)
      }
    return asked.map(({ times }) => median(times))
  } finally {
    for (const { socket } of asked) socket.destroy()
  }
}

/** The value that this percentage of the values does not exceed. */
export const percentile = (values: number[], percent: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil((values.length * percent) / 100) - 1] ?? Number.NaN
export const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted.length === 0 ? Number.NaN : (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2
}
