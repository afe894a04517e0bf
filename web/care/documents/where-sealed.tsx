import type { DocumentKind } from '#rules/documents/required-documents.ts'
import { isSealedKind, sealedKinds, sealMakers } from '#rules/documents/seal-makers.ts'

/** Where to get a document of this kind with a seal, after a sentence with the name of its maker. Nothing for other kinds. */
export function WhereSealed({ kind, say }: { kind: DocumentKind; say: (maker: string) => string }) {
  if (!isSealedKind(kind)) return null
  const { name, where } = sealMakers[sealedKinds[kind]]
  return (
    <p className="soft">
      {say(name)} {where.text}{' '}
      <a href={where.href} target="_blank" rel="noreferrer">
        {where.name}
      </a>
    </p>
  )
}
