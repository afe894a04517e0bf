// Which browsers the product is for, said once: the build, the types, the page for what is older and the tests follow (decision 113).

/** The oldest of each that the product is for. Chrome and Edge of two years, the Firefox that organizations keep (ESR). */
export const oldest = { safari: '17.4', ios: '17.4', chrome: '131', edge: '131', firefox: '140' } as const
/** The same, as the build takes it. */
export const targets: string[] = Object.entries(oldest).map(([browser, version]) => browser + version)

/** What the newest needs of these came with: a browser without one of them cannot run the product. */
export const marks = ['Map.groupBy', 'AbortSignal.any', 'Element.prototype.checkVisibility'] as const

/** The page of a browser that is too old. */
export const tooOldPage = '/te-oud.html'
/**
 * What the page asks before anything else, in words that every browser knows. One that is too old goes to a page that it can show; the
 * rest of this one becomes text that nobody sees, so that none of it runs.
 */
export const check = `try{var ok=${marks.join('&&')}}catch(e){}ok||(location.replace("${tooOldPage}"),document.write("<plaintext hidden>"))`

interface Newer {
  /** As it stands in code or styles. */
  name: string
  /** The only files that have it. */
  files: readonly string[]
  /** What is done in a browser without it. */
  without: string
}
/** What not every browser of the floor has and the product uses all the same. Whatever is newer and not here is not used. */
export const newer: readonly Newer[] = []
