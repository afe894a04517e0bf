// Slow files start first: started late, one would run alone at the end, with the other processors idle.
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const root = join(import.meta.dirname, '..')
/** In seconds, as `npm test -- all` measured them. */
const durations: Record<string, number> = JSON.parse(readFileSync(join(root, 'tests/durations.json'), 'utf8'))

/** Longest first; new files come before all. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const seconds = ({ moduleId }: TestSpecification) => durations[relative(root, moduleId)] ?? Number.POSITIVE_INFINITY
    return [...files].sort((a, b) => (seconds(a) === seconds(b) ? 0 : seconds(b) - seconds(a)))
  }
}
