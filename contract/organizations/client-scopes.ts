// What programs can get access to: the groups of operations, with their Dutch names. A group that is not here is only for people:
// their accounts, logins and messages, what they save for themselves, and what runs the whole system.
const groupNames = {
  assignmentAgreements: 'Overeenkomsten van opdrachten',
  arrival: 'Aankomst en vertrek',
  careMoments: 'Opdrachten',
  careTeams: 'Zorgteams en uitsluitlijsten',
  careWorkers: 'Zorgverleners',
  checkedCareWorkers: 'Controle van documenten',
  clientCare: 'Zorg van cliënten',
  clients: 'Cliënten',
  comparisons: 'Reacties vergelijken',
  contractProposals: 'Contractvoorstellen',
  copies: 'Opdrachten herhalen',
  dbaDossiers: 'DBA-dossiers',
  favorites: 'Favorieten',
  figures: 'Cijfers',
  hours: 'Uren',
  invitations: 'Vragen aan zorgverleners',
  invoices: 'Facturen',
  live: 'Bericht bij elke wijziging',
  matches: 'Bereik van een publicatie',
  organizations: 'Organisatie, locaties en tarieven',
  proofs: 'Bewijs van gewerkte uren',
  publications: 'Publicaties en reacties',
  reference: 'Keuzelijsten',
  reviews: 'Beoordelingen',
  rosters: 'Roosters',
  series: 'Reeksen',
  templates: 'Sjablonen',
  violations: 'Meldingen over zorgverleners',
} as const
/** Whether a program only reads, or also changes things. */
export type ScopeAccess = 'read' | 'write'
interface ScopeGroup {
  /** The group in the contract. */
  group: string
  /** Its name in a scope: 'care-moments'. */
  key: string
  name: string
}
/** The groups that a program can get access to. */
export const scopeGroups: readonly ScopeGroup[] = Object.entries(groupNames).map(([group, name]) => ({
  group,
  key: group.replace(/[A-Z]/g, c => `-${c.toLowerCase()}`),
  name,
}))
/** The name of a scope: 'care-moments:read'. */
export const scopeName = ({ key }: Pick<ScopeGroup, 'key'>, access: ScopeAccess): string => `${key}:${access}`
/** The names of all scopes. Those that a role can use: `scopesFor` (scopes.ts). */
export const scopeNames: readonly string[] = scopeGroups.flatMap(group =>
  (['read', 'write'] as const).map(access => scopeName(group, access)),
)

/** The label of a scope: 'Cliënten: lezen'. */
export const scopeTitle = (scope: string): string => {
  const [key, access] = scope.split(':')
  return `${scopeGroups.find(group => group.key === key)?.name ?? key}: ${access === 'read' ? 'lezen' : 'wijzigen'}`
}
/** Where a program gets and revokes its token, below /v1. Not operations: OAuth 2.0 asks for form-encoded requests. */
export const oauthPaths = { token: '/oauth/token', revoke: '/oauth/revoke' } as const
/** The refusals there, by the names in the standard (RFC 6749, 5.2). */
export const oauthErrors = ['invalid_request', 'unsupported_grant_type', 'invalid_scope', 'invalid_client'] as const

/** The maximum number of calls of a client in a window of so many seconds. */
export const clientRate = { calls: 600, seconds: 60 } as const

/** Whether a client was ended, or this day is after its last. */
export const isOver = ({ status, endsOn }: { status: string; endsOn?: string | null | undefined }, today: string): boolean =>
  status === 'ended' || (endsOn != null && endsOn < today)
