type Text = { '@id': string; amends?: string | undefined }
/** The newest text per agreement, its amendments included; the list is newest first. Agreeing to it covers all of them. */
export const oneEach = <T extends Text>(texts: readonly T[]): T[] => [
  ...new Map(texts.toReversed().map(one => [one.amends ?? one['@id'], one])).values(),
]
