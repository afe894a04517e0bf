import type { AnswerOf } from '#client/api.ts'
import type { ContractType } from '#words/nl.ts'
import { slugOf } from '../list/choice-filters.ts'

export type Rate = AnswerOf<'GET /organization_location_rates'>['member'][number]
export type Location = AnswerOf<'GET /organization_locations'>['member'][number]
export type Level = AnswerOf<'GET /expertise_levels'>['member'][number]
/** A cell of the grid: what a rate applies to. */
export type Cell = { location: Location; level: Level; contractType: ContractType }
/** A cell as it is in the address. */
export type CellAddress = { locatie?: string | undefined; niveau?: string | undefined; vorm?: string | undefined }

const formSlugs: Record<ContractType, string> = { freelance: 'zzp', temp_work: 'uitzend' }
export const contractTypes = Object.keys(formSlugs) as ContractType[]

/** The rates of a cell, earliest first. */
export const courseOf = (rates: readonly Rate[], { location, level, contractType }: Cell): Rate[] =>
  rates
    .filter(
      rate =>
        rate.organizationLocation.uuid === location.uuid &&
        rate.expertiseLevel.uuid === level.uuid &&
        rate.contractType === contractType,
    )
    .toSorted((one, other) => one.validFrom.localeCompare(other.validFrom))

/** The rate that applies on a day, and the next one. */
export const ratesOn = (course: readonly Rate[], day: string): { current: Rate | undefined; next: Rate | undefined } => ({
  current: course.findLast(({ validFrom }) => validFrom <= day),
  next: course.find(({ validFrom }) => validFrom > day),
})

/** A cell in the address: `locatie=lindenhof-oost&niveau=verzorgende-ig&vorm=zzp`. */
export const addressOf = ({ location, level, contractType }: Cell): CellAddress => ({
  locatie: slugOf(location.name),
  niveau: slugOf(level.name),
  vorm: formSlugs[contractType],
})
/** The cell of an address; undefined when it does not exist. */
export function cellAt({ locatie, niveau, vorm }: CellAddress, locations: readonly Location[], levels: readonly Level[]) {
  const location = locations.find(({ name }) => slugOf(name) === locatie)
  const level = levels.find(({ name }) => slugOf(name) === niveau)
  const contractType = contractTypes.find(form => formSlugs[form] === vorm)
  return location && level && contractType ? { location, level, contractType } : undefined
}
