// What to look for on a page, and what was found: the types on both sides of the wire.

export type Role = 'button' | 'field' | 'file' | 'form' | 'heading' | 'item' | 'link' | 'menuitem' | 'option' | 'section' | 'text'
export interface What {
  role: Role
  /** All of its name, or with `isPart` some of it. */
  name: string
  isPart: boolean
}
export interface Look<Found> {
  found: Found | null
  /** Empty when the app is at rest; absent until it runs (web/components/page/rest.tsx). */
  busy: string | null
  complaints: string[]
  /** How much wider than the window the page is, in pixels. */
  tooWide: number
}
