import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { rolldown } from 'rolldown'
import { expect, test } from 'vitest'

// Every operation that the specification asks for is used by a screen. The app is bundled from its entry as in the build, so what
// no screen imports is left out, and so are unused exports. In the rest a call is its name as a value, 'GET /clients/{uuid}', or
// the method and path of the requests that the session and uploads make themselves. A name that is only a key of a table is not a
// call.

const root = join(import.meta.dirname, '..')
const listed: { method: string; path: string }[] = JSON.parse(
  readFileSync(join(root, 'tests/specification/operations.json'), 'utf8'),
)
const shapeOf = (name: string) => name.replace(/\{\w+\}/g, '{}')
const isCall = (name: string) => /^(GET|POST|PUT|PATCH|DELETE) \//.test(name)

type Text = { type: string; value?: unknown; quasis?: readonly { value: { cooked: string | null } }[] }
/** The text of a literal; a template's values become `{}`, like a path parameter. */
const textOf = ({ type, value, quasis }: Text): string | undefined => {
  if (type === 'TemplateLiteral') return quasis?.map(one => one.value.cooked).join('{}')
  return type === 'Literal' && typeof value === 'string' ? value : undefined
}

/** The names of the calls in this code. */
function callsIn(code: string): string[] {
  const found: string[] = []
  const keys = new Set<unknown>()
  const { program } = parseSync('app.js', code)
  const add = (node: Text & { start: number }) => {
    const text = textOf(node)
    if (text && isCall(text) && !keys.has(node.start)) found.push(shapeOf(text))
  }
  new Visitor({
    Property: ({ key, computed }) => {
      if (!computed) keys.add(key.start)
    },
    Literal: add,
    TemplateLiteral: add,
    CallExpression: ({ arguments: [method, path] }) => {
      const [how, where] = [method && textOf(method as Text), path && textOf(path as Text)?.replace(/^\/v1/, '')]
      if (how && where && isCall(`${how} ${where}`)) found.push(shapeOf(`${how} ${where}`))
    },
  }).visit(program)
  return found
}

const external = /^(?!\.|\/|#|[A-Za-z]:)/
const app = await rolldown({
  input: join(root, 'web/main.tsx'),
  external: id => external.test(id),
  treeshake: { moduleSideEffects: false },
  logLevel: 'silent',
  plugins: [
    {
      name: 'without-looks',
      load: id => (id.endsWith('.css') ? { code: 'export default {}', moduleType: 'js' } : undefined),
    },
  ],
})
const { output } = await app.generate({ format: 'esm', minify: false })
await app.close()
const called = new Set(output.flatMap(chunk => (chunk.type === 'chunk' ? callsIn(chunk.code) : [])))
/** For documents the kind is filled in at run time: the types ensure that every kind is covered. */
const ofAnyKind = (name: string) => name.replace(/\/\w+_documents/, '/{}_documents')

test('every operation is called by a screen', () => {
  const names = listed.map(({ method, path }) => `${method} ${path}`)
  const missing = names.filter(name => ![name, ofAnyKind(name)].some(one => called.has(shapeOf(one))))
  expect(missing).toEqual([])
})

test('the name of a call as a key of a table, in a comment or in what nobody uses is no call', () => {
  expect(callsIn("/* 'GET /a' */ const table = { 'GET /b': true, kept: 'GET /c' }; ask('GET /d/{uuid}', table)")).toEqual([
    'GET /c',
    'GET /d/{}',
  ])
  expect(callsIn("request.open('POST', '/v1/user_files')")).toEqual(['POST /user_files'])
})
