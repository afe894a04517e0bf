// An OpenTelemetry collector for tests: it receives traces by OTLP over HTTP and reads as much of their protobuf as the tests need.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

interface Sent {
  traceId: string
  spanId: string
  parentId: string
  name: string
  attributes: Record<string, string>
}
interface Collector {
  url: string
  spans: Sent[]
  /** Everything received, unparsed. */
  raw: () => string
  close(): void
}

type Fields = Map<number, (Buffer | number)[]>
const fieldsIn = (bytes: Buffer): Fields => {
  const found: Fields = new Map()
  let at = 0
  const varint = (): number => {
    const byte = bytes[at++]!
    return byte < 128 ? byte : byte - 128 + 128 * varint()
  }
  while (at < bytes.length) {
    const tag = varint()
    const type = tag % 8
    const length = type === 2 ? varint() : type === 1 ? 8 : type === 5 ? 4 : 0
    const value = type === 0 ? varint() : bytes.subarray(at, at + length)
    at += length
    found.set(Math.floor(tag / 8), [...(found.get(Math.floor(tag / 8)) ?? []), value])
  }
  return found
}
const below = (fields: Fields, field: number): Fields[] => (fields.get(field) ?? []).map(each => fieldsIn(each as Buffer))
const bytesOf = (fields: Fields, field: number): Buffer => (fields.get(field)?.[0] ?? Buffer.alloc(0)) as Buffer

// The field numbers are those of opentelemetry/proto/trace/v1/trace.proto and common/v1/common.proto.
const spanOf = (span: Fields): Sent => ({
  traceId: bytesOf(span, 1).toString('hex'),
  spanId: bytesOf(span, 2).toString('hex'),
  parentId: bytesOf(span, 4).toString('hex'),
  name: bytesOf(span, 5).toString(),
  attributes: Object.fromEntries(
    below(span, 9).map(pair => {
      const [value] = below(pair, 2)
      return [bytesOf(pair, 1).toString(), String(value?.get(1)?.[0] ?? value?.get(3)?.[0])]
    }),
  ),
})
const spansIn = (request: Buffer): Sent[] =>
  below(fieldsIn(request), 1).flatMap(resource => below(resource, 2).flatMap(scope => below(scope, 2).map(span => spanOf(span))))

/** Opens a collector on a free port. */
export const openCollector = async (): Promise<Collector> => {
  const spans: Sent[] = []
  const received: Buffer[] = []
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const isTrace = request.url === '/v1/traces' && request.headers['content-type'] === 'application/x-protobuf'
    if (isTrace) spans.push(...spansIn(body))
    received.push(body)
    response.writeHead(isTrace ? 200 : 415).end()
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    raw: () => Buffer.concat(received).toString('utf8'),
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
