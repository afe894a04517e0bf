// What to look for on a page, and what was found: the types shared by test and page.

export type Role = 'button' | 'field' | 'file' | 'form' | 'heading' | 'item' | 'link' | 'menuitem' | 'option' | 'section' | 'text'
export interface What {
  role: Role
  /** The whole name, or with `isPart` a part of it. */
  name: string
  isPart: boolean
}
export interface Look<Found> {
  found: Found | null
  /** Empty when the app is idle; absent until it runs (web/components/page/rest.tsx). */
  busy: string | null
  complaints: string[]
  /** How much wider than the window the page is, in pixels. */
  tooWide: number
}
