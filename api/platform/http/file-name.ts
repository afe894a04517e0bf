// The name under which a browser saves a file: in full, and for old programs in ASCII only (RFC 6266, 8187).
const escapedIn8187 = /['()*]/g
const ascii = (name: string) => {
  const plain = name.normalize('NFD').replace(/[^\x20-\x7e]|["\\]/g, '')
  const dot = plain.lastIndexOf('.')
  // For a name in another alphabet only its extension is left.
  return /[^. ]/.test(plain.slice(0, dot < 0 ? undefined : dot)) ? plain : `bestand${dot < 0 ? '' : plain.slice(dot)}`
}
const percent = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`

/** The header with which a browser saves a file under this name, whatever its characters. */
export const storedAs = (name: string): string =>
  `attachment; filename="${ascii(name)}"; filename*=UTF-8''${encodeURIComponent(name.toWellFormed()).replace(escapedIn8187, percent)}`
