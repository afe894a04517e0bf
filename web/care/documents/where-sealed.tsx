import type { DocumentKind } from '#rules/documents/required-documents.ts'
import { isSealedKind, sealedKinds, sealMakers } from '#rules/documents/seal-makers.ts'

/** Where a paper of this kind with a seal can be had, after a sentence about the name of who seals it. Nothing for other kinds. */
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
