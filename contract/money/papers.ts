// The terms and statements that everybody with an account agrees to. Each is a page outside the app (web/public) that states its
// version.
export const paperNames = ['terms', 'privacy'] as const
export type PaperName = (typeof paperNames)[number]

interface Paper {
  /** Its name on the screen, and in its address. */
  name: string
  /** The address that people would guess; it redirects to the real one. */
  short: string
  /** The days from which each version holds, newest first: YYYY-MM-DD. Every version stays readable at an address of its own. */
  versions: readonly [string, ...string[]]
}
/** Every version that anybody may have agreed to (docs/decisions/0110 says how to add one). */
export const papers: Readonly<Record<PaperName, Paper>> = {
  terms: { name: 'gebruiksvoorwaarden', short: 'voorwaarden', versions: ['2026-11-27'] },
  privacy: { name: 'privacyverklaring', short: 'privacy', versions: ['2026-11-29', '2026-11-28', '2026-11-27'] },
}
/** The address of a version of a document; the current one always has the same address. */
export const paperPath = (paper: PaperName, version?: string): string => {
  const { name, versions } = papers[paper]
  return version === undefined || version === versions[0] ? `/${name}.html` : `/${name}-${version}.html`
}
