import type { Paper } from '#care/documents/paper.ts'
import type { DocumentKind } from '#rules/documents/required-documents.ts'
import { documentHelp } from '#words/document-help-nl.ts'

const capital = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}`

/** The label for handing it in: 'VOG inleveren', or 'Nieuwe VOG inleveren' when there was one. */
export function actWords({ versions, kinds }: Paper, kind: DocumentKind): string {
  const { spoken, another } = documentHelp[kind]
  if (versions.length > 0) return `${capital(another)} ${spoken} inleveren`
  return kinds.length > 1 ? 'Rekening inleveren' : `${capital(spoken)} inleveren`
}
