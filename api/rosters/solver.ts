// The only file that knows the solver: HiGHS (MIT, University of Edinburgh) as WebAssembly. It blocks its thread while it works, so it is
// only used in a thread of its own.
import load, { type Highs } from 'highs'
import type { Program, ProgramRow } from '../../rules/rosters/roster-program.ts'

/** The value of the best plan so far, and an upper bound on the value of any plan. */
export interface Bounds {
  best: number
  bound: number
}
export interface Solved extends Bounds {
  /** The choices that are 1. */
  chosen: number[]
  /** Whether it is proven that no choices are better by more than the requested share. */
  isProven: boolean
}
interface Ways {
  from: readonly number[]
  share: number
  goesOn(bounds: Bounds): boolean
}
// Its types are those of its CommonJS form; as a module its default is the function itself.
const highs = await (load as unknown as () => Promise<Highs>)()
const { infinity, constants } = highs
const { callbackType, modelStatus, objectiveSense, variableType } = constants

/**
 * Solves a program, starting from feasible choices, until no choices can be better by more than this share. `goesOn` is called with the
 * progress, several times a second; when it returns false, the best so far is the answer. Otherwise the same program has the same answer.
 * Undefined when it ran out of memory (a WebAssembly has two gigabytes): then this thread can solve nothing more.
 */
export const solve = (program: Program, ways: Ways): Solved | undefined => {
  try {
    return highs.withModel(modelOf(program), model => solveIn(model, program, ways))
  } catch (error) {
    // What WebAssembly throws when it aborts.
    if (error instanceof Error && error.name === 'RuntimeError') return undefined
    throw error
  }
}

type Model = Parameters<Parameters<Highs['withModel']>[1]>[0]
// By default it keeps ten thousand of the cuts it finds, which takes all memory for a dense week.
const maxCuts = 1000
const solveIn = (model: Model, program: Program, { from, share, goesOn }: Ways): Solved => {
  model.options.set({ output_flag: false, random_seed: 1, mip_rel_gap: share, mip_pool_soft_limit: maxCuts })
  if (from.length > 0) model.setSolution({ colValue: startOf(program, from) })
  let bounds: Bounds = { best: Number.NEGATIVE_INFINITY, bound: Number.POSITIVE_INFINITY }
  model.run({
    [callbackType.mipInterrupt](event) {
      const { mip_primal_bound: best, mip_dual_bound: bound } = event.data
      bounds = { best: Number(best), bound: Number(bound) }
      if (!goesOn(bounds)) event.interrupt()
    },
  })
  const { colValue } = model.getSolution()
  const chosen = Array.from({ length: program.choices }, (_, column) => column).filter(column => colValue[column]! > 0.5)
  const best = model.getObjectiveValue()
  const isProven = model.getModelStatus() === modelStatus.optimal
  return {
    chosen,
    best,
    bound: Math.max(best, bounds.bound === Number.POSITIVE_INFINITY && isProven ? best * (1 + share) : bounds.bound),
    isProven,
  }
}

const modelOf = ({ costs, choices, rows, held }: Program) => {
  const lower = new Float64Array(costs.length)
  for (const column of held) lower[column] = 1
  return {
    numCols: costs.length,
    numRows: rows.length,
    sense: objectiveSense.maximize,
    colCost: Float64Array.from(costs),
    colLower: lower,
    colUpper: Float64Array.from(costs, (_, column) => (column < choices ? 1 : infinity)),
    rowLower: new Float64Array(rows.length).fill(-infinity),
    rowUpper: Float64Array.from(rows, row => row.upper),
    matrix: { format: 'csr', numRows: rows.length, numCols: costs.length, ...packed(rows) },
    integrality: costs.map((_, column) => (column < choices ? variableType.integer : variableType.continuous)),
  } as const
}
const packed = (rows: readonly ProgramRow[]) => {
  const starts = new Int32Array(rows.length + 1)
  for (const [row, { columns }] of rows.entries()) starts[row + 1] = starts[row]! + columns.length
  const [indices, values] = [new Int32Array(starts[rows.length]!), new Float64Array(starts[rows.length]!)]
  for (const [row, { columns, values: of }] of rows.entries()) {
    indices.set(columns, starts[row])
    values.set(of, starts[row])
  }
  return { starts, indices, values }
}
// A variable that is no choice occurs in one row, and starts at the smallest value that the row allows.
const startOf = ({ costs, choices, rows }: Program, from: readonly number[]): Float64Array => {
  const start = new Float64Array(costs.length)
  for (const column of from) start[column] = 1
  for (const { columns, values, upper } of rows) {
    const [column, value] = [columns.at(-1)!, values.at(-1)!]
    if (column < choices) continue
    const sum = columns.slice(0, -1).reduce((all, each, at) => all + values[at]! * start[each]!, 0)
    start[column] = Math.max(0, (sum - upper) / -value)
  }
  return start
}
