/** Which files are accepted: their media types, and the largest size. */
export interface FileRules {
  /** 'image/jpeg', 'application/pdf'. */
  kinds: readonly string[]
  maxBytes: number
}

const kindWords: Record<string, string> = { 'application/pdf': 'pdf' }
const megabyte = 1024 * 1024

const kindsOf = ({ kinds }: FileRules) => {
  const words = kinds.map(kind => (kind.startsWith('image/') ? 'foto' : (kindWords[kind] ?? kind.split('/')[1]!)))
  return new Intl.ListFormat('nl', { type: 'disjunction' }).format(new Set(words))
}

/** The rules in words, shown before people choose: "Foto of pdf, tot 15 MB". */
export function sayRules(rules: FileRules): string {
  const said = kindsOf(rules)
  return `${said[0]!.toUpperCase()}${said.slice(1)}, tot ${Math.floor(rules.maxBytes / megabyte)} MB`
}

/**
 * Why a file is not accepted, before it is sent; undefined when it is. A type the browser does not know is left to the server.
 */
export function refuseFile({ type, size }: { type: string; size: number }, rules: FileRules): string | undefined {
  const { kinds, maxBytes } = rules
  if (size === 0) return 'Dit bestand is leeg.'
  if (size > maxBytes) return `Dit bestand is groter dan ${Math.floor(maxBytes / megabyte)} MB.`
  const isKnown = type === '' || kinds.includes(type) || (type.startsWith('image/') && kinds.includes('image/*'))
  return isKnown ? undefined : `Dit soort bestand kan niet. Kies een ${kindsOf(rules)}.`
}
