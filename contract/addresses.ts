// The addresses of the app: every screen, and who may open it. The guard uses this table. A link in a mail, a menu or a screen to
// an address that is not in it does not compile.

import { backOfficeRoles, organizationRoles, type Role } from './language.ts'
import { paperNames, paperPath, papers } from './money/papers.ts'

/** Public: before a login; private: after it; hybrid: either way. */
export type ScreenKind = 'public' | 'hybrid' | 'private'
/** Who may open a screen. Without roles: everyone of its kind. */
export interface ScreenRule {
  kind: ScreenKind
  roles: readonly Role[]
}
const anyone = { kind: 'public', roles: [] } as const
const byLink = { kind: 'hybrid', roles: [] } as const
const owesCode = { kind: 'private', roles: ['IS_AUTHENTICATED_2FA_IN_PROGRESS'] } as const
const worker = { kind: 'private', roles: ['ROLE_CARE_WORKER'] } as const
const family = { kind: 'private', roles: ['ROLE_CLIENT_ADMIN'] } as const
const planner = { kind: 'private', roles: ['ROLE_PLANNER'] } as const
const backOffice = { kind: 'private', roles: backOfficeRoles } as const
const organization = { kind: 'private', roles: organizationRoles } as const

export const screens = {
  '/account/inloggen': anyone,
  '/account/wachtwoord-vergeten': anyone,
  '/account/wachtwoord-vergeten/aangevraagd': anyone,
  '/account/wachtwoord-opnieuw-instellen/[token]': anyone,
  '/werk/maak-je-profiel-compleet/[token]': anyone,
  '/werk/inschrijven': anyone,
  '/werk/inschrijven/gelukt': anyone,
  '/zorg/account-activeren/[token]': anyone,
  '/backoffice/account-activeren/[token]': anyone,
  '/account/inloggen-als/[token]': byLink,
  '/account/inloggen/organisatie': byLink,
  '/werk/contractvoorstel/[token]': byLink,
  '/zorg/uitnodiging/[token]': byLink,
  '/account/mfa': owesCode,
  '/werk': worker,
  '/werk/documenten': worker,
  '/werk/certificaten': worker,
  '/werk/zorgvoorkeuren': worker,
  '/werk/nieuwe-opdrachten': worker,
  '/werk/nieuwe-opdrachten/reactie-geplaatst': worker,
  '/werk/nieuwe-opdrachten/[uuid]': worker,
  '/werk/nieuwe-opdrachten/[uuid]/reageren': worker,
  '/werk/nieuwe-opdrachten/[uuid]/annuleren': worker,
  '/werk/reacties': worker,
  '/werk/profiel-bewerken': worker,
  '/werk/beveiliging': worker,
  '/werk/contact': worker,
  '/werk/planning': worker,
  '/werk/client': worker,
  '/werk/client/[uuid]': worker,
  '/werk/client/[uuid]/zorgmomenten': worker,
  '/werk/client/[uuid]/zorgvragen': worker,
  '/werk/client/[uuid]/rapportage': worker,
  '/werk/client/[uuid]/rapportage/jaaroverzichtCareAssist/[reportuuid]': worker,
  '/werk/client/[uuid]/zorgteam': worker,
  '/werk/client/[uuid]/zorgplan': worker,
  '/werk/client/[uuid]/medicatie': worker,
  '/werk/client/[uuid]/clientinformatie': worker,
  '/werk/client/[uuid]/contactpersonen': worker,
  '/werk/client/[uuid]/woning': worker,
  '/werk/facturatie': worker,
  '/werk/facturen/[period]': worker,
  '/werk/facturen/[period]/[uuid]': worker,
  '/werk/uren-indienen': worker,
  '/zorg/contact': family,
  '/zorg/account': family,
  '/zorg/zorgvragen': family,
  '/zorg/zorgvragen/[uuid]': family,
  '/zorg/zorgvragen/[uuid]/zorgmomenten': family,
  '/zorg/zorgvragen/[uuid]/rapportage': family,
  '/zorg/zorgvragen/[uuid]/rapportage/jaaroverzichtCareAssist/[reportuuid]': family,
  '/zorg/zorgvragen/[uuid]/zorg': family,
  '/zorg/zorgvragen/[uuid]/zorgteam': family,
  '/zorg/zorgvragen/[uuid]/client': family,
  '/zorg/zorgvragen/[uuid]/woning': family,
  '/zorg/zorgvragen/[uuid]/contactpersonen': family,
  '/backoffice/clienten': planner,
  '/backoffice/clienten/[uuid]': planner,
  '/backoffice/clienten/[uuid]/uit-zorg': planner,
  '/backoffice/zzpers': planner,
  '/backoffice/zzpers/[uuid]': planner,
  '/backoffice/settings': backOffice,
  '/backoffice/zorgmoment/[uuid]/annuleren': planner,
  '/backoffice/zorgmoment/[uuid]/publiceren': planner,
  '/backoffice/zorgmoment/[uuid]/bonus': planner,
  '/backoffice/open-zorgmomenten': backOffice,
  '/organisatie/clienten': organization,
  '/organisatie/clienten/[uuid]': organization,
  '/organisatie/opdrachten': organization,
  '/organisatie/opdrachten/nieuw': organization,
  '/organisatie/opdrachten/[uuid]': organization,
  '/organisatie/opdrachten/[uuid]/bewerken': organization,
  '/organisatie/tarieven': organization,
  '/organisatie/favorieten': organization,
  '/organisatie/contract-voorstellen': organization,
} as const satisfies Record<`/${string}`, ScreenRule>
export type Screen = keyof typeof screens

type FilledPath<P extends string> = P extends `${infer Before}[${string}]${infer After}`
  ? `${Before}${string}${FilledPath<After>}`
  : P
/** The address of a screen without a query: the parameters filled in. */
export type ScreenPath = FilledPath<Screen>
type FilledAddress<S extends Screen> = FilledPath<S> | `${FilledPath<S>}?${string}` | `${FilledPath<S>}#${string}`
type ScreenFor<R extends Role> = {
  [S in Screen]: (typeof screens)[S]['roles'][number] extends infer Granted
    ? [Granted] extends [never]
      ? S
      : R extends Granted
        ? S
        : never
    : never
}[Screen]
/**
 * The address of a screen: the parameters filled in, then the query or the hash. `/` brings everyone to their own home screen.
 */
export type Address = '/' | FilledAddress<Screen>
/** An address that someone with this role may open. */
export type AddressFor<R extends Role> = FilledAddress<ScreenFor<R>>

const shapes = Object.keys(screens).map(screen => ({
  screen: screen as Screen,
  shape: new RegExp(`^${screen.replace(/\[\w+\]/g, '[^/]+')}$`),
}))
/** The screen at an address; undefined when there is none. A fixed address wins over one with a parameter in the same place. */
export const screenAt = (address: string): Screen | undefined => {
  const path = address.split(/[?#]/, 1)[0]!
  return path in screens ? (path as Screen) : shapes.find(({ shape }) => shape.test(path))?.screen
}
/** The address behind the short name that people guess for a document: 'privacy'. */
export const guessedPapers: ReadonlyMap<string, string> = new Map(
  paperNames.map(paper => [papers[paper].short, paperPath(paper)]),
)
