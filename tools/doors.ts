// The attacks on what is open to others (tokens, sign-on, webhooks, the sandbox), each with the test that tries it on the real
// server, as a readable page: docs/door-attacks.md.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Attack, attacks } from './doors/attacks.ts'
import { modules } from './doors/relying-party.ts'

const row = (...cells: string[]) => `| ${cells.join(' | ')} |`
const rowOf = ({ attack, holds, test: [file, name] }: Attack) => row(attack, holds, `\`${file}\`: ${name}`)
const intro = `# Attacks on the doors for others

Programs, providers of sign-on, receivers of webhooks and sandboxes reach the product, or are reached by it, from outside. What somebody could
try there stands below, each with what holds it and the test that tries it on the real server. \`node tools/run.mjs tools/doors.ts\` writes
this page of \`tools/doors/\`, and \`tools/doors.test.ts\` holds the page, the list and the tests together. Nobody but ourselves tried.`

/** The page. */
export const pageOf = (): string => {
  const count = Object.values(attacks).flat().length
  const groups = Object.entries(attacks).map(
    ([name, all]) => `## ${name}\n\n${row('attack', 'what holds it', 'tried by')}\n|---|---|---|\n${all.map(rowOf).join('\n')}`,
  )
  const plan = `## The test plans for a relying party

The OpenID Foundation has a suite that plays a provider which lies. It needs its own servers, so it was not run: \`tests/doors/relying-party.test.ts\`
does to our server what each module of these plans does: basic, discovery, RP-initiated logout and back-channel logout. No certificate follows
from that. Front-channel logout, session management, dynamic registration and a login that a third party begins are not offered.

${row('module', 'expected', 'here')}
|---|---|---|
${modules.map(({ name, expected, here: outcome }) => row(`\`${name}\``, expected, outcome)).join('\n')}`
  return `${intro}\n\n**${count} attacks, 0 open.**\n\n${groups.join('\n\n')}\n\n${plan}\n`
}
/** Where it is kept. */
export const page = join(import.meta.dirname, '..', 'docs', 'door-attacks.md')
if (import.meta.main) writeFileSync(page, pageOf())
