// What the presser and the page tell each other.

/** A control that can be seen. */
export interface Control {
  /** Its place among those that were seen together. */
  place: number
  role: string
  name: string
  /** Of a field. */
  type: string
  link: string | undefined
  isOff: boolean
  /** Already so: the link to this page, the tab that is open. */
  isCurrent: boolean
  /** Around the page: the menu, the bar. */
  isFrame: boolean
  isSubmit: boolean
  isEmpty: boolean
  isReadOnly: boolean
  opensWindow: boolean
  isExpanded: boolean
  /** The heading of the part that it stands in. */
  near: string
  /** The classes of its own styles, as their sheet calls them. */
  classes: string[]
}
export interface Sight {
  /** Path and query. */
  address: string
  /** The name of the sheet, dialog or menu in front; empty when there is none. */
  layer: string
  title: string
  controls: Control[]
  words: string[]
  /** The keys that the screen shows: one letter, sign or number each. */
  keys: string[]
  /** The length of the browser's history. */
  steps: number
  isBusy: boolean
}
/** What a press did to the document. */
export interface Done {
  /** Another document came. */
  isNew: boolean
  changes: number
  /** What was announced. */
  said: string[]
  isFocusLost: boolean
  isFocusMoved: boolean
  focus: string
  /** How far the pressed control moved under the pointer. */
  movedPx: number
}
/** What the browser did meanwhile. */
export interface Heard {
  asked: { call: string; status: number | undefined }[]
  /** A download, another window, a choice of files. */
  outside: string[]
  complaints: string[]
}
/** One step: a control by its role and name, and what was done with it. */
export interface Step {
  act: 'press' | 'type' | 'choose' | 'hand in' | 'back' | 'reload' | 'Escape' | 'open'
  role: string
  name: string
  /** Of several with this role and name. */
  nth: number
  text?: string
}
export interface Finding {
  judge: string
  what: string
  /** Where: the state, by its pattern. */
  where: string
}
