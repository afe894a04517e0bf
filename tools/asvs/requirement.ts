export const verdicts = ['met', 'partly', 'not met', 'not applicable'] as const

/** One requirement of OWASP ASVS 5.0, in a few words of ours, and how the product stands to it. */
export interface Requirement {
  id: string
  level: 1 | 2
  what: string
  verdict: (typeof verdicts)[number]
  /** What meets it; of what is not met or not applicable why. Of what no test shows also that. */
  how: string
  /** What does it, and which test shows it: paths from the top of the repository. */
  where?: readonly string[]
  shown?: readonly string[]
}
