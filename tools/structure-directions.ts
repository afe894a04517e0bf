// The allowed directions of imports. The messages say where a thing belongs.
import type { Breach } from './structure-breach.ts'
import type { Import, Source } from './structure-source.ts'

interface Border {
  /** The files to which the rule applies. */
  from: RegExp
  /** The parts of the repository that they may import; any when left out. */
  may?: RegExp
  /** The parts that they may not import, even if `may` allows them. */
  never?: RegExp
  /** The packages that they may import; any when left out. */
  packages?: RegExp
  because: string
}

// The files of the contract without care terms; the other files use the terms that these define. The platform may also read the
// complete lists: code that handles every operation, or every event, names none of them.
const language = 'contract/(language|problems|operations|filters|previews|schemas|messages)\\.ts$'
const lists =
  'contract/(addresses|catalogue|scopes|organizations/client-scopes|events/(events|hearing|live|notifications|webhook-(events|kinds)))\\.ts$'

const borders: Border[] = [
  {
    from: /^contract\//,
    may: /^contract\/|^rules\/typed\/(names|readers)\.ts$/,
    packages: /^zod(\/|$)/,
    because: 'the contract is plain data, beside the readers of what people type: a rule belongs in rules/, I/O in api/',
  },
  {
    from: /^rules\//,
    may: /^rules\//,
    // What a PDF says follows from its bytes alone, which a library takes apart.
    packages: /^@cantoo\/pdf-lib$/,
    because: 'rules are pure functions of their arguments: reading belongs in api/, fields and statuses in contract/',
  },
  {
    from: /^web\//,
    never: /^(api|demo|tests|tools|bench)\//,
    because: 'the web app knows the server by contract/ alone: move what both need to contract/ or rules/',
  },
  {
    // The entry point itself adds the demo world, outside production.
    from: /^api\/(?!main\.ts$)/,
    never: /^(web|demo|bench|tools|tests)\//,
    because: 'the api answers whoever asks: move what both need to contract/ or rules/',
  },
  {
    from: /^api\/platform\//,
    may: new RegExp(
      `^api/platform/|^${language}|^${lists}|^rules/(time/(amsterdam|notification-time)|typed/folded|documents/pdf-text)\\.ts$`,
    ),
    because: 'the platform knows no care word: let api/main.ts or api/concepts.ts hand it over',
  },
  {
    from: /^web\/(?!pieces\/)/,
    never: /^web\/pieces\//,
    because: 'the page of all pieces is none of the product',
  },
  {
    from: /^web\/components\//,
    never: /^web\/(care|client|routes)\//,
    because: 'components would fit in any product: what knows a care word belongs in web/care/',
  },
  {
    from: /^web\/(care|routes)\/(?!.*\.test\.ts$)/,
    packages: /^(react|@tanstack\/react-(query|router)|lean-qr)(\/|$)/,
    because: 'screens are made of our own pieces: a library of controls belongs inside one of web/components/',
  },
  {
    from: /^web\/care\//,
    never: /^web\/routes\//,
    because: 'what several screens share belongs in web/care/, what one audience shares in its -parts/',
  },
]

/** A concept may import from those to its right. */
export const concepts = [
  'reference-changes',
  'jobs',
  'mail-texts',
  'imports',
  'email-changes',
  'sign-on',
  'user-tokens',
  'users',
  'calendars',
  'joining',
  'client-exports',
  'care-worker-exports',
  'searches',
  'templates',
  'agreement-templates',
  'webhooks',
  'api-clients',
  'copies',
  'proofs',
  'dba-dossiers',
  'figures',
  'notifications',
  'live',
  'rosters',
  'roster-choices',
  'bonus-advice',
  'calls',
  'matches',
  'invitations',
  'comparisons',
  'publications',
  'visits',
  'reviews',
  'violations',
  'contract-proposals',
  'favorites',
  'checked-care-workers',
  'conversations',
  'client-care',
  'payouts',
  'hours',
  'arrival',
  'care-teams',
  'clients',
  'series',
  'care-moments',
  'periods',
  'client-life',
  'offers',
  'assignment-agreements',
  'agreement-acts',
  'invoices',
  'earnings',
  'files',
  'profiles',
  'care-workers',
  'eligibility',
  'documents',
  'big-registers',
  'organizations',
  'analytics',
  'passkeys',
  'second-factors',
  'forgetting',
  'agreements',
  'accounts',
  'reference',
  'retention',
  'features',
  'backups',
]
const collectors = ['api/main.ts', 'api/concepts.ts']

/** The folders of the platform by floor, and the files in front of them: they may import from a floor to the right. */
export const floors = [
  ['http', 'watched'],
  ['request', 'live', 'programs'],
  ['events', 'rows', 'backup'],
  ['concept.ts'],
  ['login', 'files', 'outgoing'],
  ['documents', 'database', 'seals'],
  ['mail-template.ts', 'tracing.ts', 'queue.ts', 'sandbox.ts'],
  ['problem.ts', 'clock.ts', 'settings.ts'],
  ['reachable.ts'],
]

/** The imports in a forbidden direction. Tests may import what they use for testing. */
export function checkDirections(sources: Source[]): Breach[] {
  return sources
    .filter(source => !source.isTest)
    .flatMap(source => source.imports.flatMap(each => judge(source, each).map(message => ({ ...at(source, each), message }))))
}

const at = (source: Source, each: Import) => ({ path: source.path, line: each.line })

function judge(source: Source, each: Import): string[] {
  const crossed = borders.filter(border => border.from.test(source.path) && crosses(border, each))
  const messages = crossed.map(border => `imports ${each.target ?? each.specifier}: ${border.because}`)
  const target = each.target ?? ''
  return [
    ...messages,
    ...judgeConcepts(source.path, target),
    ...judgeRooms(source.path, target),
    ...judgeClimbs(source.path, each),
  ]
}

/** The web app imports from another folder by its '#' name, so that files can move without changing their imports. */
function judgeClimbs(path: string, { specifier, target = '' }: Import): string[] {
  const room = /^(web\/(care|client|components|words)|contract|rules)\//.exec(target)?.[0]
  if (!path.startsWith('web/') || room === undefined || path.startsWith(room) || !specifier.startsWith('..')) return []
  return [`imports ${specifier}: another room is named, as in '#${room.replace(/^web\//, '')}…'`]
}

function crosses(border: Border, { target, specifier }: Import): boolean {
  if (target === undefined) return border.packages !== undefined && !border.packages.test(specifier)
  return (border.may !== undefined && !border.may.test(target)) || (border.never?.test(target) ?? false)
}

function judgeConcepts(path: string, target: string): string[] {
  const [from, to] = [conceptOf(path), conceptOf(target)]
  if (path.endsWith('/handlers.ts') && target.endsWith('/handlers.ts')) {
    return [`imports ${target}: handlers never import handlers; what both do belongs in queries.ts or in rules/`]
  }
  if (to === undefined || from === to || collectors.includes(path) || !path.startsWith('api/')) return []
  if (from === undefined)
    return path.startsWith('api/platform/') ? [] : [`imports ${target}: only ${collectors.join(' and ')} collect`]
  if (concepts.indexOf(from) < concepts.indexOf(to)) return []
  return [`imports ${target}: a concept imports only those to its right in: ${concepts.join(', ')}`]
}

function judgeRooms(path: string, target: string): string[] {
  const [from, to] = [roomOf(path), roomOf(target)]
  if (from === undefined || to === undefined || from === to || floorOf(from) < floorOf(to)) return []
  const order = floors.map(rooms => rooms.join(', ')).join(' → ')
  return [`imports ${target}: the rooms of the platform import only to the right in: ${order}`]
}
/** Whether the file is in a platform folder that has a floor, or outside the platform. */
export function hasFloor(path: string): boolean {
  const room = roomOf(path)
  return room === undefined || floorOf(room) >= 0
}
const roomOf = (path: string) => /^api\/platform\/([^/]+)/.exec(path)?.[1]
const floorOf = (room: string) => floors.findIndex(rooms => rooms.includes(room))

/** The concept that a path belongs to, when it is in a folder of api/ other than the platform. */
export function conceptOf(path: string): string | undefined {
  const folder = /^api\/([^/]+)\//.exec(path)?.[1]
  return folder === 'platform' ? undefined : folder
}

/** The cycles of files that import each other, each once. Types count in `contract/`, `rules/` and `api/`. */
export function checkCycles(sources: Source[]): Breach[] {
  const byPath = new Map(sources.map(source => [source.path, source]))
  const done = new Set<string>()
  const breaches: Breach[] = []
  const walk = (source: Source, trail: string[]) => {
    const start = trail.indexOf(source.path)
    if (start >= 0) {
      const cycle = [...trail.slice(start), source.path].join(' → ')
      breaches.push({ path: source.path, line: 1, message: `import cycle ${cycle}: move what they share to a file below both` })
      return
    }
    if (done.has(source.path)) return
    for (const { target, runs } of source.imports) {
      const next = runs || /^(contract|rules|api)\//.test(source.path) ? byPath.get(target ?? '') : undefined
      if (next) walk(next, [...trail, source.path])
    }
    done.add(source.path)
  }
  for (const source of sources) walk(source, [])
  return breaches
}
