// What records of presses consist of.
/** Where they are, one for each file of journeys. They outlast a run: some journeys are left out while nothing changed. */
export const recordsIn = 'node_modules/.cache/pressed'
export interface Recorded {
  address: string
  layer: string
  role: string
  name: string
  link: string | undefined
  /** The heading of the part that it stands in. */
  near?: string | undefined
  classes?: string[] | undefined
}
