type Text = { '@id': string; amends?: string | undefined }
/** Of each agreement with its additions the newest, which the list has first: one agrees to all of them at once. */
export const oneEach = <T extends Text>(texts: readonly T[]): T[] => [
  ...new Map(texts.toReversed().map(one => [one.amends ?? one['@id'], one])).values(),
]
