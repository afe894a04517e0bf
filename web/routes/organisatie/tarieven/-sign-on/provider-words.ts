import { webhooksHref } from '../-webhooks/webhook-words.ts'

export const providerHref = (uuid: string) => `${webhooksHref}&inlogdienst=${uuid}` as const
/** The redirect address, to be entered at the provider. */
export const redirectAddress = (): string => `${location.origin}/account/inloggen/organisatie`
/** The address to which the provider redirects after logging out there. */
export const afterLogoutAddress = (): string => `${location.origin}/account/inloggen`
/** Where the provider tells that somebody logged out there. */
export const logoutAddress = (uuid: string): string => `${location.origin}/sign_on/${uuid}/logout`
