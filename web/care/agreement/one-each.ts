type Text = { '@id': string; amends?: string | undefined }
/** The newest text of each agreement and its amendments, which comes first in the list: agreeing to it covers all of them. */
export const oneEach = <T extends Text>(texts: readonly T[]): T[] => [
  ...new Map(texts.toReversed().map(one => [one.amends ?? one['@id'], one])).values(),
]
