// What everybody with an account agrees to. Each is a page beside the app (web/public) that names its version.
export const paperNames = ['terms', 'privacy'] as const
export type PaperName = (typeof paperNames)[number]

interface Paper {
  /** Its name on the screen, and in its address. */
  name: string
  /** What people type who guess its address: it leads there. */
  short: string
  /** The days from which it says what it says, newest first: YYYY-MM-DD. Each stays readable at an address of its own. */
  versions: readonly [string, ...string[]]
}
/** Every version that anybody may have agreed to (docs/decisions/0110 says how a new one is made). */
export const papers: Readonly<Record<PaperName, Paper>> = {
  terms: { name: 'gebruiksvoorwaarden', short: 'voorwaarden', versions: ['2026-11-27'] },
  privacy: { name: 'privacyverklaring', short: 'privacy', versions: ['2026-11-28', '2026-11-27'] },
}
/** Where a version of a paper is read: the present one at the same address always. */
export const paperPath = (paper: PaperName, version?: string): string => {
  const { name, versions } = papers[paper]
  return version === undefined || version === versions[0] ? `/${name}.html` : `/${name}-${version}.html`
}
