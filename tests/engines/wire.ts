// Commands to a browser by WebDriver: over HTTP (WebKit), or as Marionette (Firefox, for which Debian has no geckodriver).
import { connect } from 'node:net'
import { until } from './until.ts'

/** Each command: its Marionette name, and its HTTP path, where `{id}` is the element. */
const commands = {
  go: ['WebDriver:Navigate', 'POST', '/url'],
  reload: ['WebDriver:Refresh', 'POST', '/refresh'],
  back: ['WebDriver:Back', 'POST', '/back'],
  run: ['WebDriver:ExecuteScript', 'POST', '/execute/sync'],
  click: ['WebDriver:ElementClick', 'POST', '/element/{id}/click'],
  type: ['WebDriver:ElementSendKeys', 'POST', '/element/{id}/value'],
  resize: ['WebDriver:SetWindowRect', 'POST', '/window/rect'],
  picture: ['WebDriver:TakeScreenshot', 'GET', '/screenshot'],
  print: ['WebDriver:Print', 'POST', '/print'],
} as const
export type Command = keyof typeof commands
type Params = Record<string, unknown>

/** A WebDriver session. */
export interface Wire {
  /** Returns the browser's response. Throws a `Refused`. */
  send(command: Command, params?: Params): Promise<unknown>
  end(): Promise<void>
}
/** An error reported by WebDriver; `error` is its code, such as `stale element reference`. */
export class Refused extends Error {
  readonly error: string
  constructor(command: string, { error, message }: { error: string; message: string }) {
    super(`${command}: ${error}: ${message}`)
    this.error = error
  }
}

/** WebDriver over HTTP (W3C) at this port. */
export const wireByHttp = async (port: number, capabilities: object): Promise<Wire> => {
  const base = `http://127.0.0.1:${port}`
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await fetch(base + path, { method, ...(body && { body: JSON.stringify(body) }) })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Refused(`${method} ${path}`, value as Refused)
    return value
  }
  await until(() => ask('GET', '/status'))
  const { sessionId } = (await ask('POST', '/session', { capabilities: { alwaysMatch: capabilities } })) as { sessionId: string }
  const session = `/session/${sessionId}`
  return {
    send: (command, { id, ...params } = {}) => {
      const [, method, path] = commands[command]
      return ask(method, session + path.replace('{id}', String(id)), method === 'POST' ? params : undefined)
    },
    end: async () => void (await ask('DELETE', session)),
  }
}

type Reply = [kind: 1, id: number, refusal: { error: string; message: string } | null, result: { value?: unknown }]
/** Marionette at this port: JSON messages, each preceded by its length in bytes. */
export const wireByMarionette = async (port: number): Promise<Wire> => {
  const socket = connect(port, '127.0.0.1')
  const waiting = new Map<number, (reply: Reply) => void>()
  const gone = Promise.withResolvers<never>()
  gone.promise.catch(() => undefined)
  socket.on('close', () => gone.reject(new Error('Firefox closed the connection')))
  socket.on('error', gone.reject)
  let come: Buffer = Buffer.alloc(0)
  socket.on('data', bytes => {
    come = Buffer.concat([come, Buffer.from(bytes)])
    for (let colon = come.indexOf(':'); colon > 0; colon = come.indexOf(':')) {
      const end = colon + 1 + Number(come.subarray(0, colon))
      if (come.length < end) return
      const message = JSON.parse(String(come.subarray(colon + 1, end))) as Reply | object
      come = come.subarray(end)
      // The first message is a greeting.
      if (Array.isArray(message)) waiting.get(message[1])?.(message as Reply)
    }
  })
  let last = 0
  const ask = async (name: string, params: Params = {}) => {
    const id = ++last
    const answered = new Promise<Reply>(resolve => waiting.set(id, resolve))
    const text = JSON.stringify([0, id, name, params])
    socket.write(`${Buffer.byteLength(text)}:${text}`)
    const [, , refusal, result] = await Promise.race([answered, gone.promise])
    waiting.delete(id)
    if (refusal) throw new Refused(name, refusal)
    return result
  }
  await ask('WebDriver:NewSession')
  const send = async (command: Command, params?: Params) => {
    const result = await ask(commands[command][0], params)
    return 'value' in result ? result.value : result
  }
  return { send, end: async () => void socket.destroy() }
}
