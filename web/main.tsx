import './tokens.css'
import './base.css'
import './classes.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRouter, RouterProvider } from '@tanstack/react-router'
import { parseSearch, stringifySearch } from '#client/search-params.ts'
import { dateOf } from './care/moment/moment.ts'
import { now } from './care/now.ts'
import { saveCampaign, trackPageView } from './client/analytics.ts'
import { forgetVisitDrafts } from './client/draft-storage.ts'
import { watchInstall } from './client/install.ts'
import { keepAnswers } from './client/keep-answers.ts'
import { forgetAnswers } from './client/kept-database.ts'
import { watchErrors } from './client/monitoring.ts'
import { addNavigation } from './client/navigation-history.ts'
import { watchForNewVersion } from './client/new-version.ts'
import { forgetOldWaiting } from './client/outbox/mark.ts'
import { watchForPressed } from './client/pressed-notification.ts'
import { currentSession, freshToken, subscribe } from './client/session.ts'
import { watchColorScheme } from './components/controls/color-scheme.ts'
import { settleSteps, watchSteps } from './components/controls/steps.ts'
import { watchFocus } from './components/layers/front.ts'
import { toastDone } from './components/layers/toast.ts'
import { watchNetwork } from './components/page/connection.ts'
import { Rest } from './components/page/rest.tsx'
import { knowToday, today } from './components/page/today.ts'
import { begin, beginWhile, during } from './components/page/under-way.ts'
import { replaceShell } from './replace-shell.ts'
import { routeTree } from './route-tree.gen.ts'
import { LoadFailed, NotFound } from './routes/-parts/root-states.tsx'

const queryClient = new QueryClient({
  // 'always': without a connection a query fails and says so. keep-answers.ts decides what happens when the connection is back,
  // and outbox/ which changes wait for it.
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000, networkMode: 'always', refetchOnReconnect: false },
    mutations: { retry: false, networkMode: 'always' },
  },
})

// Storage may hang: then screens show what the server answers.
const kept = Promise.race([keepAnswers(queryClient), new Promise(done => setTimeout(done, 300))])
// Before the router, which then only sees its own history entries.
watchSteps()
const router = createRouter({
  routeTree,
  context: { queryClient, session: currentSession },
  parseSearch,
  stringifySearch,
  // Search parameters that a screen does not read, or that are invalid, are removed from the address.
  search: { strict: true },
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
  defaultNotFoundComponent: NotFound,
  defaultErrorComponent: LoadFailed,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

let seenBy = currentSession()?.uuid
subscribe(() => {
  const person = currentSession()?.uuid
  // The next person may not see what this one saw.
  if (person !== seenBy) {
    forgetAnswers()
    if (seenBy) forgetVisitDrafts(seenBy)
    queryClient.clear()
  }
  seenBy = person
  void router.invalidate()
})
router.subscribe('onResolved', ({ toLocation: { pathname } }) => {
  addNavigation(pathname)
  trackPageView(pathname)
})
saveCampaign()
queryClient.getQueryCache().subscribe(beginWhile('queries', () => queryClient.isFetching() > 0))
queryClient.getMutationCache().subscribe(beginWhile('changes', () => queryClient.isMutating() > 0))
let arrive: (() => void) | undefined
router.subscribe('onBeforeLoad', () => {
  arrive ??= begin('route')
})
router.subscribe('onResolved', () => {
  arrive = void arrive?.()
  settleSteps()
})
forgetOldWaiting()
watchInstall()
watchNetwork()
watchErrors()
watchColorScheme()
knowToday(() => dateOf(now()))
watchFocus()
watchForPressed(href => void router.navigate({ href }))

const begunAt = location.pathname + location.search
const app = (
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={router} />
    <Rest />
  </QueryClientProvider>
)
// Taken (or fetched) while the screen's code loads, so that its first query has a token. The next caller reports an error.
if (currentSession()?.roles.every(role => role !== 'IS_AUTHENTICATED_2FA_IN_PROGRESS')) void freshToken().catch(() => undefined)
// When it replaces the shell, the first screen has loaded, and so has what it showed last.
void Promise.allSettled([router.load(), kept]).then(() => replaceShell(document.getElementById('app')!, app))
// The first date that a browser formats is slow: do it in a task of its own, while the screen's code loads.
setTimeout(today)

// After the first screen: messages in the meantime are not lost.
setTimeout(() => {
  void import('./client/first-asked.ts').then(({ rememberAsked }) => rememberAsked(begunAt)).catch(() => undefined)
  void during(
    'stream',
    import('./client/live/follow.ts').then(({ follow }) => follow(queryClient)),
  ).catch(() => undefined)
}, 4000)

watchForNewVersion(take => toastDone('Er is een nieuwe versie van Zorginzet.', { label: 'Nu laden', act: take }))
