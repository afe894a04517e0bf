// Whether a document is proven by its seal, worded for its worker and for reviewers.
import type { BigStanding, ProofReason, ProofState } from '#contract/workers/documents.ts'

/** The state in a word. */
export const proofWords: Record<ProofState, { label: string; tone: 'green' | 'yellow' | 'grey' }> = {
  proven: { label: 'Bewezen door het zegel', tone: 'green' },
  differing: { label: 'Wijkt af', tone: 'yellow' },
  unproven: { label: 'Niet te bewijzen', tone: 'grey' },
}
/** Why nothing is proven, or what differs: each a sentence. */
export const proofReasonWords: Record<ProofReason, string> = {
  no_seal: 'In dit bestand zit geen elektronisch zegel. Een scan of foto kan iedereen maken.',
  no_roots: 'Het zegel van deze afzender kunnen we nog niet controleren.',
  appended:
    'Het zegel is echt, maar daarna is er iets achter het bestand gezet. Of dat van de afzender is, kunnen we nog niet controleren.',
  form: 'Het zegel klopt niet: het geldt niet voor precies dit bestand, of er is iets aan toegevoegd.',
  changed: 'Het zegel klopt niet: het bestand is veranderd nadat het was verzegeld.',
  weak: 'Het zegel is gemaakt op een manier die niet veilig is.',
  unknown: 'Het zegel is niet van een afzender die we kennen, of was toen niet geldig.',
  revoked: 'Het zegel is ingetrokken.',
  time: 'Het zegel zegt niet wanneer het is gezet, of noemt een tijd die nog moet komen.',
  other_maker: 'Het zegel is van een andere afzender dan bij dit document hoort.',
  old: 'Dit uittreksel is ouder dan drie maanden.',
  unread: 'Het zegel is echt. Wat er staat, konden we niet lezen.',
  name: 'De naam is een andere dan in het profiel.',
  birth_date: 'De geboortedatum is een andere dan op een eerder bewezen document.',
  number: 'Het nummer is een ander dan is ingevuld.',
  title: 'Het diploma is een ander dan is ingevuld.',
}
/** The result of looking up a BIG number in the register of a given day. */
export const bigStandingWords: Record<BigStanding, { label: string; tone: 'green' | 'yellow'; says: string }> = {
  in_register: { label: 'Staat in het register', tone: 'green', says: 'Het nummer en de naam staan in het BIG-register.' },
  other_name: {
    label: 'Andere naam in het register',
    tone: 'yellow',
    says: 'Dit nummer staat in het BIG-register onder een andere naam dan in het profiel.',
  },
  not_found: { label: 'Niet in het register', tone: 'yellow', says: 'Dit nummer staat niet in het BIG-register.' },
  struck_off: { label: 'Doorgehaald', tone: 'yellow', says: 'De inschrijving onder dit nummer in het BIG-register is voorbij.' },
}
