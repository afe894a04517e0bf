// What records of presses consist of.
/** Where they are, one for each file of journeys. They outlast a run: some journeys are left out while nothing changed. */
export const recordsIn = 'node_modules/.cache/presses'
export interface Recorded {
  what: 'seen' | 'pressed'
  address: string
  layer: string
  role: string
  name: string
  link: string | undefined
  isFrame: boolean
  /** The heading of the part that it stands in. */
  near?: string | undefined
}
