export const verdicts = ['met', 'partly', 'not met', 'not applicable'] as const

/** One requirement of OWASP ASVS 5.0, summarized, and whether the product meets it. */
export interface Requirement {
  id: string
  level: 1 | 2
  what: string
  verdict: (typeof verdicts)[number]
  /** What meets it; if it is not met or not applicable, why. Also says so when no test shows it. */
  how: string
  /** The code that does it, and the test that shows it: paths from the root of the repository. */
  where?: readonly string[]
  shown?: readonly string[]
}
