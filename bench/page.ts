// Writes the page of the results.
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

/** Marks a missed target. */
export const mark = (isMet: boolean) => (isMet ? '' : ' ✗')
export const megabytes = (bytes: number) => `${Math.round(bytes / 1_048_576)} MB`
export const row = (...cells: string[]) => `| ${cells.join(' | ')} |`
export const spread = ([from, to]: [number, number]) => `${from.toFixed(2)} to ${to.toFixed(2)}`
export const inMs = (ms: number) => `${Math.round(ms)} ms`
export const circumstances = () =>
  `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores shared by server, database and load, Node ${process.versions.node}`

const page = join(import.meta.dirname, 'RESULTS.md')
/** Writes a section into bench/RESULTS.md, replacing the one with the same heading. */
export const keep = (text: string): void => {
  const parts = readFileSync(page, 'utf8').split(/^(?=## )/m)
  const heading = text.slice(0, text.indexOf('\n') + 1)
  const at = parts.findIndex(part => part.startsWith(heading))
  parts.splice(at < 0 ? parts.length : at, at < 0 ? 0 : 1, text)
  writeFileSync(page, `${parts.map(part => part.trimEnd()).join('\n\n')}\n`)
}
