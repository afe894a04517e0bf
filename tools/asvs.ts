// How the product meets OWASP ASVS 5.0, levels 1 and 2, requirement by requirement (tools/asvs/), as a readable page: docs/asvs.md.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Requirement, verdicts } from './asvs/requirement.ts'
import { v01 } from './asvs/v01.ts'
import { v02 } from './asvs/v02.ts'
import { v03 } from './asvs/v03.ts'
import { v04 } from './asvs/v04.ts'
import { v05 } from './asvs/v05.ts'
import { v06 } from './asvs/v06.ts'
import { v06SecondFactor } from './asvs/v06-second-factor.ts'
import { v07 } from './asvs/v07.ts'
import { v08 } from './asvs/v08.ts'
import { v09 } from './asvs/v09.ts'
import { v10 } from './asvs/v10.ts'
import { v11 } from './asvs/v11.ts'
import { v12 } from './asvs/v12.ts'
import { v13 } from './asvs/v13.ts'
import { v14 } from './asvs/v14.ts'
import { v15 } from './asvs/v15.ts'
import { v16 } from './asvs/v16.ts'
import { v17 } from './asvs/v17.ts'

export interface Chapter {
  name: string
  requirements: readonly Requirement[]
}
/** In the order of their numbers. */
export const chapters: readonly Chapter[] = [
  { name: 'Encoding and Sanitization', requirements: v01 },
  { name: 'Validation and Business Logic', requirements: v02 },
  { name: 'Web Frontend Security', requirements: v03 },
  { name: 'API and Web Service', requirements: v04 },
  { name: 'File Handling', requirements: v05 },
  { name: 'Authentication', requirements: [...v06, ...v06SecondFactor] },
  { name: 'Session Management', requirements: v07 },
  { name: 'Authorization', requirements: v08 },
  { name: 'Self-contained Tokens', requirements: v09 },
  { name: 'OAuth and OIDC', requirements: v10 },
  { name: 'Cryptography', requirements: v11 },
  { name: 'Secure Communication', requirements: v12 },
  { name: 'Configuration', requirements: v13 },
  { name: 'Data Protection', requirements: v14 },
  { name: 'Secure Coding and Architecture', requirements: v15 },
  { name: 'Security Logging and Error Handling', requirements: v16 },
  { name: 'WebRTC', requirements: v17 },
]

const row = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`
const counts = (requirements: readonly Requirement[]) =>
  verdicts.map(verdict => requirements.filter(each => each.verdict === verdict).length)
const countRow = (name: string, requirements: readonly Requirement[]) => row(name, requirements.length, ...counts(requirements))
const paths = (all: readonly string[] = []) => all.map(path => `\`${path}\``).join(', ')
const requirementRow = ({ id, level, what, verdict, how, where, shown }: Requirement) =>
  row(id, level, what, verdict, how, paths(where), paths(shown))
const head = (...names: string[]) => [row(...names), `|${'---|'.repeat(names.length)}`]

const open = (all: readonly Chapter[]) => all.flatMap(each => each.requirements.filter(({ verdict }) => verdict === 'not met'))
const intro = `# OWASP ASVS 5.0, levels 1 and 2

How Zorginzet stands to each of the 253 requirements of the [Application Security Verification Standard](https://github.com/OWASP/ASVS)
5.0.0 (OWASP, CC BY-SA 4.0) of levels 1 and 2. What each asks is told here in a few words of ours: read the standard for the whole of it.
\`node tools/run.mjs tools/asvs.ts\` writes this page of \`tools/asvs/\`, and \`tools/asvs.test.ts\` holds the two together.

Nobody but ourselves judged it. *Partly* and *not met* have their reason; where a thing is up to who installs the product, such as TLS in the
proxy, it says so and counts as not wholly met.`

/** The page, of these chapters. */
export const pageOf = (all: readonly Chapter[]): string =>
  [
    intro,
    '',
    ...head('chapter', 'all', ...verdicts),
    ...all.map(({ name, requirements }, at) => countRow(`V${at + 1} ${name}`, requirements)),
    countRow(
      '**together**',
      all.flatMap(({ requirements }) => requirements),
    ),
    '',
    `Not met: ${open(all)
      .map(({ id, what }) => `${id} ${what}`)
      .join('; ')}.`,
    ...all.flatMap(({ name, requirements }, at) => [
      '',
      `## V${at + 1} ${name}`,
      '',
      ...head('', 'level', 'asks', 'verdict', 'how, or why not', 'where', 'shown by'),
      ...requirements.map(requirementRow),
    ]),
    '',
  ].join('\n')

export const page = join(import.meta.dirname, '../docs/asvs.md')
if (import.meta.main) writeFileSync(page, pageOf(chapters))
