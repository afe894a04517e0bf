// The bare baseline: node:http and pg, with the same responses and the same rows written. It has nothing else: no login, no
// validation, no access log, no framework. It runs as a child process and reports its port.

import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { uuidOf } from '../contract/language.ts'
import { careWorkerOf } from './bare-care-workers.ts'
import { momentOf, publicationOf, type Row, reactionOf } from './bare-items.ts'
import { statements } from './bare-statements.ts'
import { answerMeasures } from './measures.ts'

const types = {
  getTypeParser: (oid: number) => {
    if (oid === 1184) return (text: string) => `${text.slice(0, 10)}T${text.slice(11, 19)}+00:00`
    if (oid === 1082) return String
    if (oid === 20 || oid === 1700) return Number
    return pg.types.getTypeParser(oid, 'text')
  },
}
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20, options: '-c TimeZone=UTC' })
const ask = async (name: keyof typeof statements, values: unknown[]): Promise<Row[]> =>
  (await pool.query({ name, text: statements[name], values, types })).rows

const read = async (request: IncomingMessage): Promise<Record<string, string>> => {
  let text = ''
  request.setEncoding('utf8')
  for await (const piece of request) text += piece
  return JSON.parse(text)
}
const wire = () => `${new Date().toISOString().slice(0, 19)}+00:00`
const page = (rows: Row[], type: string, path: string, itemOf: (row: Row) => object) => ({
  '@context': `/v1/contexts/${type}`,
  '@id': path,
  '@type': 'Collection',
  totalItems: rows[0]?.total ?? 0,
  member: rows.map(itemOf),
})
const paging = (query: URLSearchParams) => {
  const size = Number(query.get('itemsPerPage'))
  return [size, (Number(query.get('page')) - 1) * size]
}

const listPublications = async (query: URLSearchParams) => {
  const asked = ['careWorkerUuid', 'distance', 'careMoment.expertiseLevel.uuid', 'publishedForContractTypes'].map(k =>
    query.get(k),
  )
  const rows = await ask('publications', [...asked, wire(), ...paging(query)])
  return page(rows, 'CareMomentPublication', '/v1/care_moment_publications', publicationOf)
}
const listMoments = async (query: URLSearchParams, me: string) => {
  const window = [query.get('startDate[after]'), query.get('startDate[before]'), `%${query.get('search')}%`]
  const rows = await ask('moments', [me, query.getAll('status[]'), ...window, ...paging(query)])
  return page(rows, 'CareMoment', '/v1/care_moments', momentOf)
}
const listCareWorkers = async (query: URLSearchParams) => {
  const asked = ['profile.expertiseLevel.uuid', 'acts.uuid', 'care_moment_available_uuid'].map(k => query.get(k))
  const rows = await ask('careWorkers', [`%${query.get('search')}%`, ...asked, wire(), ...paging(query)])
  return page(rows, 'CareWorker', '/v1/care_workers', careWorkerOf)
}
const getMoment = async (uuid: string) => ({
  '@context': '/v1/contexts/CareMoment',
  ...momentOf((await ask('moment', [uuid]))[0]!),
})
const react = async (request: IncomingMessage, me: string) => {
  const { careMomentPublication } = await read(request)
  const [made] = await ask('react', [uuidOf(careMomentPublication!), me, wire()])
  const [row] = await ask('reaction', [made!.uuid])
  return { '@context': '/v1/contexts/CareMomentPublicationReaction', ...reactionOf(row!) }
}
const approve = async (uuid: string, me: string) => {
  const rows = await ask('approve', [uuid, me, wire()])
  if (rows.length === 0) throw new Error('not awaiting approval')
  return getMoment(uuid)
}

const answer = (request: IncomingMessage): Promise<object> => {
  const me = String(request.headers['x-account'])
  const [path = '', query] = request.url!.split('?')
  if (path === '/v1/care_moment_publications') return listPublications(new URLSearchParams(query))
  if (path === '/v1/care_workers') return listCareWorkers(new URLSearchParams(query))
  if (path === '/v1/care_moments') return listMoments(new URLSearchParams(query), me)
  if (request.method === 'POST') return react(request, me)
  const [, , , uuid = ''] = path.split('/')
  return request.method === 'PATCH' ? approve(uuid, me) : getMoment(uuid)
}

const server = createServer(async (request, response) => {
  try {
    const text = JSON.stringify(await answer(request))
    const headers = { 'Content-Type': 'application/ld+json; charset=utf-8', 'Content-Length': Buffer.byteLength(text) }
    response.writeHead(request.method === 'POST' ? 201 : 200, headers).end(text)
  } catch (error) {
    response.writeHead(500).end((error as Error).message)
  }
})
server.listen(0, '127.0.0.1', () => answerMeasures((server.address() as AddressInfo).port))
