const words: [RegExp, (name: string) => string][] = [
  [/\bheb je\b/g, name => `heeft ${name}`],
  [/\bwerk je\b/g, name => `werkt ${name}`],
  [/^Je werkt\b/, name => `${name} werkt`],
  [/^Je (dienst(?:en)?)\b/, () => 'De $1'],
  [/\bje (andere dienst|dienst(?:en)?)\b/g, () => 'de $1'],
]

/** Takes what is said to a worker about their working time; gives the same about them, by their first name, for who chooses them. */
export const aboutAnother = (said: string, name: string): string =>
  words.reduce((sentence, [theirs, ours]) => sentence.replace(theirs, ours(name)), said)
