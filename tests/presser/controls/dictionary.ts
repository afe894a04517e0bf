// The words that the app keeps together, as `actionWords.resolve`: what a button says may stand in another file.
import { type ObjectExpression, parseSync, Visitor } from 'oxc-parser'

/** Each word of an exported list, by the name that others call it. */
export const dictionaryIn = (path: string, text: string): [string, string][] => {
  const found: [string, string][] = []
  const read = (name: string, { properties }: ObjectExpression) => {
    for (const each of properties)
      if (each.type === 'Property' && each.key.type === 'Identifier' && each.value.type === 'Literal')
        found.push([`${name}.${each.key.name}`, String(each.value.value)])
  }
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      const list = init?.type === 'TSAsExpression' || init?.type === 'TSSatisfiesExpression' ? init.expression : init
      if (id.type === 'Identifier' && list?.type === 'ObjectExpression') read(id.name, list)
    },
  }).visit(parseSync(path, text).program)
  return found
}
