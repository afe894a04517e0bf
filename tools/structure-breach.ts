/** A rule of the structure check that a file breaks, and where. */
export interface Breach {
  path: string
  line: number
  message: string
}
