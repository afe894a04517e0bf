import { Fact, Facts } from '#components/marks/fact.tsx'
import { StatusPill } from '#components/marks/status-pill.tsx'
import type { BigStanding, ProofReason, ProofState } from '#contract/workers/documents.ts'
import type { DocumentKind } from '#rules/documents/required-documents.ts'
import { formatDate, formatDateTime } from '#rules/time/format-nl.ts'
import { bigStandingWords, proofReasonWords, proofWords } from '#words/proof-nl.ts'
import { WhereSealed } from './where-sealed.tsx'

type Proven = {
  name: string
  birthDate: string
  number?: string | undefined
  diploma?: string | undefined
  signer: string
  issuer: string
  signedAt: string
  revocation: 'good' | 'not_in_file'
}
type Props = {
  document: {
    kind: DocumentKind
    proof?: ProofState | null | undefined
    proofReasons: readonly ProofReason[]
    proven?: Proven | null | undefined
    registerStanding?: BigStanding | null | undefined
    registerTakenOn?: string | null | undefined
  }
}

/**
 * Whether a document is proven by its seal: in a word, with the reason or the differences, the sealed content, and where to get a
 * sealed document. For a BIG number also the result of looking it up in the register.
 */
export function Proof({ document }: Props) {
  if (!document.proof && document.kind !== 'big') return null
  return (
    <section className="stack start gap-8" aria-label="Bewijs">
      {document.kind === 'big' && <InRegister {...document} />}
      <BySeal {...document} />
    </section>
  )
}

function InRegister({ registerStanding, registerTakenOn }: Props['document']) {
  if (!registerStanding || !registerTakenOn)
    return <p className="soft">Er is nog geen BIG-register ingelezen. Het nummer is daar niet naast gelegd.</p>
  const { label, tone, says } = bigStandingWords[registerStanding]
  return (
    <>
      <StatusPill tone={tone}>{label}</StatusPill>
      <p>
        {says} Dat is het register van {formatDate(registerTakenOn)}.
      </p>
    </>
  )
}

function BySeal({ kind, proof, proofReasons, proven }: Props['document']) {
  if (!proof) return null
  const { label, tone } = proofWords[proof]
  return (
    <>
      <StatusPill tone={tone}>{label}</StatusPill>
      {proofReasons.map(reason => (
        <p key={reason}>{proofReasonWords[reason]}</p>
      ))}
      {proven && <UnderSeal proven={proven} />}
      {proof !== 'proven' && <WhereSealed kind={kind} say={maker => `Zo krijg je er een met een zegel van ${maker}:`} />}
    </>
  )
}

const UnderSeal = ({ proven }: { proven: Proven }) => (
  <Facts look="rows">
    <Fact label="Naam onder het zegel">{proven.name}</Fact>
    <Fact label="Geboren">{formatDate(proven.birthDate)}</Fact>
    {proven.number && <Fact label="Nummer onder het zegel">{proven.number}</Fact>}
    {proven.diploma && <Fact label="Diploma onder het zegel">{proven.diploma}</Fact>}
    <Fact label="Verzegeld">
      {formatDateTime(proven.signedAt)} door {proven.signer}
    </Fact>
    <Fact label="Certificaat uitgegeven door">{proven.issuer}</Fact>
    <Fact label="Ingetrokken?">{proven.revocation === 'good' ? 'Nee, volgens het bestand' : 'Staat niet in het bestand'}</Fact>
  </Facts>
)
