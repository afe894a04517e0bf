import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet, redirect, type StaticDataRouteOption, useMatches } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { stepUpNeeded } from '#client/api.ts'
import { decide, secondFactorPath, unknown } from '#client/guard.ts'
import { asChosen } from '#client/role-here.ts'
import type { Session } from '#client/session.ts'
import { useSession } from '#client/use-session.ts'
import { forgetWanted, haveLeft, rememberWanted, wantedPath } from '#client/wanted-path.ts'
import { leaveToasts } from '#components/layers/toast.ts'
import { Toasts } from '#components/layers/toasts.tsx'
import { late } from '#components/page/suspense.tsx'
import { useWhose } from '#components/page/title-of.ts'
import { type Screen, type ScreenRule, screens } from '#contract/addresses.ts'
import { NotFound } from './-parts/root-states.tsx'

declare module '@tanstack/react-router' {
  /** Every route names its screen and what it adds to the document title; a layout is not a screen. */
  interface StaticDataRouteOption {
    screen?: Screen
    title: readonly string[]
    /** Replaces the title where the address says more, such as the step of a form. */
    titleAt?: (search: object) => readonly string[]
  }
}

type Matches = readonly { staticData: StaticDataRouteOption }[]
const screenOf = (matches: Matches) => matches.at(-1)?.staticData.screen
const ruleOf = (matches: Matches): ScreenRule => {
  const screen = screenOf(matches)
  return screen ? screens[screen] : unknown
}

/** Whether an address does not exist. '/' redirects, and a layout alone is not a screen. */
const isWithoutScreen = (matches: readonly { routeId: string; staticData: StaticDataRouteOption }[]): boolean =>
  matches.at(-1)?.staticData.screen === undefined && matches.at(-1)?.routeId !== '/'

type Context = { queryClient: QueryClient; session: () => Session | null }

const otherLink = () => import('./-parts/other-link.ts')
const StepUpDialog = late(() => import('#care/sign-on/step-up-dialog.tsx'))
const ImpersonationBanner = late(() => import('#care/impersonation-banner.tsx'))

export const Route = createRootRouteWithContext<Context>()({
  staticData: { title: [] },
  // The panel of the bell can open over any screen behind the login.
  validateSearch: ({ meldingen }: { meldingen?: string }): { meldingen?: string } => (meldingen ? { meldingen } : {}),
  beforeLoad: ({ context, matches, location, preload, cause, navigate }) => {
    const { kind, roles } = ruleOf(matches)
    const session = context.session()
    const wanted = wantedPath()
    const path = location.pathname
    const isWanted = wanted === location.href
    const byToken = screenOf(matches)?.includes('[token]') ?? false
    const decision = decide(asChosen(session), { kind, roles, path, wanted: isWanted ? undefined : wanted, byToken })
    // Hovering over a link runs this too, as a preload: that must not change anything that is remembered.
    if (decision.remember && !preload) rememberWanted({ path: location.href, pathname: path })
    // Only for a link from elsewhere: the page of a link on which the user logs in is finished after that.
    if (decision.isOthers && (cause === 'enter' || isWanted))
      void otherLink().then(({ sayOtherLink }) => sayOtherLink(() => navigate({ href: location.href })))
    if (decision.redirect) throw redirect({ href: decision.redirect, replace: true })
    if (preload) return
    haveLeft()
    if (session && !session.impersonated && kind === 'private' && path !== secondFactorPath) forgetWanted()
  },
  component: Root,
})

function Root() {
  const isUnknown = useMatches({ select: isWithoutScreen })
  const title = useMatches({
    select: matches => {
      if (isWithoutScreen(matches)) return 'Deze pagina bestaat niet'
      const parts = matches.toReversed().flatMap(({ staticData, search }) => staticData.titleAt?.(search) ?? staticData.title)
      return parts.join(' - ')
    },
  })
  const whose = useWhose()
  useEffect(() => leaveToasts(), [title]) // another title is another screen
  useEffect(() => {
    document.title = [[title, whose].filter(Boolean).join(' '), 'Zorginzet'].filter(Boolean).join(' - ')
  }, [title, whose])
  const session = useSession()
  const [asksAnew, askAnew] = useState(false)
  // Never removed: the root exists as long as the page.
  useEffect(() => addEventListener(stepUpNeeded, () => askAnew(true)), [])
  const isPrivate = useMatches({ select: matches => ruleOf(matches).kind === 'private' })
  return (
    <>
      {session?.impersonated && <ImpersonationBanner key={session.exp} endsAtSeconds={session.exp} />}
      {/* A screen ends with its login: its queries and its content belong to nobody after that. */}
      {isUnknown ? <NotFound /> : session || !isPrivate ? <Outlet /> : <main aria-busy="true" />}
      {asksAnew && session && <StepUpDialog onClose={() => askAnew(false)} />}
      <Toasts />
    </>
  )
}
