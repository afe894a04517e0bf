// What partners read is true: every error can be opened, llms.txt counts what there is, and every sample of the page for partners runs.
import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { now } from '../api/platform/clock.ts'
import { allErrors, allViolations } from '../api/platform/documents/errors/catalogue.ts'
import { violationCodes } from '../api/platform/problem.ts'
import { openApi } from '../api/server.ts'
import { allOperations } from '../contract/catalogue.ts'
import { problems } from '../contract/problems.ts'
import { openTestApi } from './servers/api.ts'
import { listening } from './servers/following.ts'
import { freePort } from './servers/free-port.ts'
import { settings } from './servers/settings.ts'
import { must } from './worlds/moments.ts'

const api = await openTestApi()
const { as, db } = api
const sandboxUrl = 'https://proef.example'
const server = await openApi({ ...settings, webDir: resolve('web/public'), sandboxUrl }, api.url)
afterAll(async () => {
  await server.stop()
  await api.close()
})
const html = { accept: 'text/html' }
const open = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })

describe('the catalogue of errors', () => {
  test('has every refusal and every code of a violation', () => {
    expect(allErrors.map(({ code }) => code).sort()).toEqual(Object.keys(problems).sort())
    expect(allViolations.map(({ code }) => code).sort()).toEqual(Object.values(violationCodes).sort())
  })
  test('opens each by its code and by its status, for people and for programs', async () => {
    for (const { code, status, detail } of allErrors) {
      const byCode = await open(`/errors/${code}`)
      expect(byCode.json(), code).toMatchObject({
        code,
        status,
        detail,
        when: expect.stringMatching(/\.$/),
        remedy: expect.stringMatching(/\.$/),
      })
      expect((await open(`/errors/${status}`)).json().errors, code).toContainEqual(expect.objectContaining({ code }))
      const page = await open(`/errors/${code}`, html)
      expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      expect(page.body).toContain(detail)
    }
    expect((await open('/errors', html)).body).toContain('/errors/taken')
  })
  test('opens each code of a violation, alone and with another', async () => {
    for (const { code } of allViolations) {
      const alone = await open(`/validation_errors/${code}`)
      expect(alone.json().violations, code).toEqual([expect.objectContaining({ code })])
      const both = await open(`/validation_errors/0=${code};1=${allViolations[0]!.code}`)
      expect(both.statusCode, code).toBe(200)
      expect((await open(`/validation_errors/${code}`, html)).headers['content-type']).toBe('text/html; charset=utf-8')
    }
  })
  test('opens the addresses that a refusal gives', async () => {
    const refused = must(
      await as.organization.post('/care_moments_by_organization', api.newMoment({ title: '', bonus: -1 })),
      422,
    )
    for (const address of [refused.type, refused['@id']]) {
      const answer = await open(String(address))
      const opened = answer.statusCode === 302 ? await open(String(answer.headers.location)) : answer
      expect(opened.json().violations, String(address)).toHaveLength(2)
    }
    const { headers, body } = await as.organization.get('/care_moments/019a0f3c-5b1e-7c34-9d55-0c6a1e1f7b21')
    expect((await open(String(body.type))).statusCode).toBe(200)
    const [, help] = /<([^>]+)>; rel="help"/.exec(String(headers.link))!
    expect((await open(new URL(help!).pathname)).json()).toMatchObject({ code: 'not_found', status: 404 })
  })
  test.each(['/errors/nothing', '/errors/418', '/validation_errors/nothing', '/errors/constructor'])(
    'does not have %s',
    async path => {
      expect((await open(path)).statusCode).toBe(404)
    },
  )
})

test('llms.txt counts what there is, and what it names opens', async () => {
  const { body, headers } = await open('/llms.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toContain(`all ${allOperations.length} operations`)
  expect(body).toContain(`all ${allErrors.length} refusals`)
  expect(body).toContain(sandboxUrl)
  const addresses = [...body.matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => address!)
  expect(addresses).toHaveLength(4)
  for (const address of addresses) expect((await open(new URL(address).pathname, html)).statusCode, address).toBe(200)
})
test('every call that the guides name is in the OpenAPI document', async () => {
  const { paths } = (await open('/v1/docs.jsonopenapi')).json() as { paths: Record<string, object> }
  const guides = (await open('/llms.txt')).body + readFileSync('web/public/partners.html', 'utf8')
  const named = [...guides.matchAll(/\b(GET|PUT|PATCH|POST|DELETE) (?:\/v1)?(\/[\w/{}]+)/g)]
  expect(named.length).toBeGreaterThan(3)
  for (const [said, method, path] of named) expect(paths[path!], said).toHaveProperty(method!.toLowerCase())
})
test('the OpenAPI document says where it holds, where it can be tried, and how long to wait', async () => {
  const document = (await open('/v1/docs.jsonopenapi')).json()
  expect(document.servers.map(({ url }: { url: string }) => url)).toEqual(['/v1', `${sandboxUrl}/v1`])
  for (const name of ['TooManyRequests', 'Unavailable'])
    expect(document.components.responses[name].headers).toHaveProperty('Retry-After')
  for (const [name, { description }] of Object.entries<{ description: string }>(document.components.responses)) {
    const [, address] = /\((http[^)]+)\)$/.exec(description)!
    expect((await open(new URL(address!).pathname)).statusCode, name).toBe(200)
  }
})

const run = promisify(execFile)
const page = readFileSync('web/public/partners.html', 'utf8')
const samples = [...page.matchAll(/<code data-sample="([^"]+)">([\s\S]*?)<\/code>/g)].map(([, name, text]) => ({
  name: name!,
  text: text!.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&'),
}))

/** The API at an address of its own, and the key of a program that may do what the page says. */
const openKey = async () => {
  const origin = await listening(api.server)
  const scopes = ['care-moments:read', 'care-moments:write', 'organizations:read', 'publications:read', 'publications:write']
  const form = { name: 'Ons rooster', scopes, locations: [] }
  const client = must(await as.organization.post('/api_clients', form), 201)
  const { secret } = must(await as.organization.post(`${client['@id']}/secret`, {}), 200)
  return { origin, CLIENT_ID: String(client.uuid), CLIENT_SECRET: String(secret) }
}
// Its address, and a level of the test world.
const forTests = (text: string, origin: string) =>
  text.replaceAll('https://zorginzet.example', origin).replace("'verzorgende_ig'", "'proef_hoog'")
/** The samples as files, in a folder that has the library; each is run as the page says. */
const openFolder = (origin: string, more: Record<string, string> = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'zorginzet-partner-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  for (const { name, text } of samples) writeFileSync(join(folder, name), forTests(text, origin))
  const env = { ...process.env, NODE_OPTIONS: '', ...more }
  return {
    node: async (...words: string[]) => (await run(process.execPath, words, { cwd: folder, env })).stdout.trim(),
    shell: async (name: string) => (await run('sh', [name], { cwd: folder, env })).stdout.trim(),
    start: (name: string) => spawn(process.execPath, [name], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] }),
  }
}

describe('the samples on the page for partners', () => {
  test('are these', () => {
    expect(samples.map(({ name }) => name)).toEqual([
      ...['token.sh', 'zorginzet.mjs', 'ontvang.mjs', 'publiceer.mjs', 'kies.mjs', 'twee-keer.sh'],
    ])
  })
  test('get a token, publish a moment, see it filled, and send it twice without a second one', async () => {
    const { origin, ...key } = await openKey()
    const { node, shell } = openFolder(origin, key)
    expect(JSON.parse(await shell('token.sh'))).toHaveProperty('access_token')
    const [address = '', status] = (await node('publiceer.mjs')).split(' ')
    expect(status).toBe('open')
    const moment = must(await as.organization.get(address), 200)
    must(
      await as.careWorker.post('/care_moment_publication_reactions', { careMomentPublication: moment.publication, agreed: true }),
      201,
    )
    expect(await node('kies.mjs', address)).toBe('assigned')

    const [first, second] = (await shell('twee-keer.sh')).split('\n')
    expect(first).toMatch(/^\/v1\/care_moments\/\S+ open$/)
    expect(second).toBe(first)
  })
  test('receive what is signed, once, and refuse what is not', async () => {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}/`
    const body = { url, description: '', kinds: ['care_moment.created'] }
    const { '@id': iri, version } = must(await as.organization.post('/webhook_endpoints', body), 201)
    const { secret } = must(await as.organization.post(`${iri}/secret`, { version }), 200)
    const receiver = openFolder('', { WEBHOOK_SECRET: String(secret), PORT: String(port) }).start('ontvang.mjs')
    onTestFinished(() => void receiver.kill())
    let said = ''
    receiver.stdout.on('data', text => (said += text))
    await expect.poll(() => said).toContain('Luistert')
    const moment = must(await as.organization.post('/care_moments_by_organization', api.newMoment()), 201)
    const { uuid } = await db
      .selectFrom('webhook_delivery')
      .select('uuid')
      .where('kind', '=', 'care_moment.created')
      .executeTakeFirstOrThrow()
    await api.server.sendWebhook(uuid, now())
    await expect.poll(() => said).toContain(`care_moment.created ${settings.publicUrl}${moment['@id']}`)
    expect(await db.selectFrom('webhook_delivery').select('status').where('uuid', '=', uuid).executeTakeFirstOrThrow()).toEqual({
      status: 'delivered',
    })
    expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(400)
  })
})
