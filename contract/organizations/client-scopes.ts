// What a program may be let into: the groups of operations, by their Dutch names. A group that is not here is for people alone: their
// accounts, logins and messages, what they save for themselves, and what runs the whole system.
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
  /** As scopes name it: 'care-moments'. */
  key: string
  name: string
}
/** The groups that a program may be let into. */
export const scopeGroups: readonly ScopeGroup[] = Object.entries(groupNames).map(([group, name]) => ({
  group,
  key: group.replace(/[A-Z]/g, c => `-${c.toLowerCase()}`),
  name,
}))
/** The name of a scope: 'care-moments:read'. */
export const scopeName = ({ key }: Pick<ScopeGroup, 'key'>, access: ScopeAccess): string => `${key}:${access}`
/** Every name that a scope can have. Which of them a role has something for, `scopesFor` says (scopes.ts). */
export const scopeNames: readonly string[] = scopeGroups.flatMap(group =>
  (['read', 'write'] as const).map(access => scopeName(group, access)),
)

/** A scope as people read it: 'Cliënten: lezen'. */
export const scopeTitle = (scope: string): string => {
  const [key, access] = scope.split(':')
  return `${scopeGroups.find(group => group.key === key)?.name ?? key}: ${access === 'read' ? 'lezen' : 'wijzigen'}`
}
/** Where a program gets its token, and ends one, below /v1: by the forms of OAuth 2.0, which no operation has. */
export const oauthPaths = { token: '/oauth/token', revoke: '/oauth/revoke' } as const
/** The refusals there, by the names that the standard gives them (RFC 6749, 5.2). */
export const oauthErrors = ['invalid_request', 'unsupported_grant_type', 'invalid_scope', 'invalid_client'] as const

/** How many calls a client may make in a window of so many seconds. */
export const clientRate = { calls: 600, seconds: 60 } as const

/** Whether a client was ended, or this day is after its last. */
export const isOver = ({ status, endsOn }: { status: string; endsOn?: string | null | undefined }, today: string): boolean =>
  status === 'ended' || (endsOn != null && endsOn < today)
