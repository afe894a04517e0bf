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
  /** Every route says what its title adds, and which screen it is; a layout is none. */
  interface StaticDataRouteOption {
    screen?: Screen
    title: readonly string[]
    /** Instead of the title, where the address says more: the step of a form. */
    titleAt?: (search: object) => readonly string[]
  }
}

type Matches = readonly { staticData: StaticDataRouteOption }[]
const screenOf = (matches: Matches) => matches.at(-1)?.staticData.screen
const ruleOf = (matches: Matches): ScreenRule => {
  const screen = screenOf(matches)
  return screen ? screens[screen] : unknown
}

/** Whether an address leads nowhere; '/' leads on, and a frame of screens is none itself. */
const isWithoutScreen = (matches: readonly { routeId: string; staticData: StaticDataRouteOption }[]): boolean =>
  matches.at(-1)?.staticData.screen === undefined && matches.at(-1)?.routeId !== '/'

type Context = { queryClient: QueryClient; session: () => Session | null }

const otherLink = () => import('./-parts/other-link.ts')
const StepUpDialog = late(() => import('#care/sign-on/step-up-dialog.tsx'))
const ImpersonationBanner = late(() => import('#care/impersonation-banner.tsx'))

export const Route = createRootRouteWithContext<Context>()({
  staticData: { title: [] },
  // The panel of the bell lies over any screen behind the login.
  validateSearch: ({ meldingen }: { meldingen?: string }): { meldingen?: string } => (meldingen ? { meldingen } : {}),
  beforeLoad: ({ context, matches, location, preload, cause, navigate }) => {
    const { kind, roles } = ruleOf(matches)
    const session = context.session()
    const wanted = wantedPath()
    const path = location.pathname
    const isWanted = wanted === location.href
    const byToken = screenOf(matches)?.includes('[token]') ?? false
    const decision = decide(asChosen(session), { kind, roles, path, wanted: isWanted ? undefined : wanted, byToken })
    // Pointing at a link runs this too, as a preload: then it may remember and forget nothing.
    if (decision.remember && !preload) rememberWanted({ path: location.href, pathname: path })
    // Only a link from elsewhere: where one logs in on the page of a link, that page has done its work.
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
  // Never taken away: the root stays as long as the page.
  useEffect(() => addEventListener(stepUpNeeded, () => askAnew(true)), [])
  const isPrivate = useMatches({ select: matches => ruleOf(matches).kind === 'private' })
  return (
    <>
      {session?.impersonated && <ImpersonationBanner key={session.exp} endsAtSeconds={session.exp} />}
      {/* A screen goes with its login: what it would still ask, and what it shows, are nobody's. */}
      {isUnknown ? <NotFound /> : session || !isPrivate ? <Outlet /> : <main aria-busy="true" />}
      {asksAnew && session && <StepUpDialog onClose={() => askAnew(false)} />}
      <Toasts />
    </>
  )
}
