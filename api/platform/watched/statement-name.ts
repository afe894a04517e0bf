// A short name for a statement, by which similar statements are grouped.

const names = new Map<string, string>()
// A statement with filters has a text for each combination of them.
const maxNames = 2000

// Without comments and text in brackets: the tables of the statement itself.
const outermost = (text: string): string => {
  let depth = 0
  let lastName = ''
  for (const part of text.replace(/\/\*.*?\*\//g, '').split(/([()])/)) {
    if (part === '(') depth += 1
    else if (part === ')') depth -= 1
    else if (depth === 0) lastName += part
  }
  return lastName.trim().toLowerCase()
}
const made = (text: string): string => {
  const words = outermost(text)
  const verb = /\b(select|insert|update|delete)\b/.exec(words)?.[1] ?? words.split(/\s/, 1)[0]!
  const table = /\b(?:from|into|update)\s+"?([\w.]+)/.exec(words)?.[1]
  return table ? `${verb} ${table}` : verb
}

/** The verb of a statement and its first table, such as `select care_moment`. */
export const nameOfStatement = (text: string): string => {
  const known = names.get(text)
  if (known) return known
  const name = made(text)
  if (names.size < maxNames) names.set(text, name)
  return name
}
