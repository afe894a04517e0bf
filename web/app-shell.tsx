// The app shell: what a page shows until the app has loaded, which is the login, or the frame of each audience. Rendered at build
// time (tools/app-shell.mjs) in Node, without a browser; replace-shell.ts replaces it with the app.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRouter, Outlet, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { Role } from '#contract/language.ts'
import { homeOf } from './client/guard.ts'
import { currentSession } from './client/session.ts'
import { routeTree } from './route-tree.gen.ts'

const audiences: Role[] = ['ROLE_CARE_WORKER', 'ROLE_CLIENT_ADMIN', 'ROLE_ORGANIZATION_USER', 'ROLE_PLANNER']
// Nobody's session; its times do not matter.
const nobody = { username: '', uuid: '', multi_factor_enabled: false, multi_factor_verified: false, user_features: [], iat: 0 }

const render = async (path: string): Promise<string> => {
  const queryClient = new QueryClient()
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createRouter({ routeTree, context: { queryClient, session: currentSession }, history })
  await router.load()
  return renderToString(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
}
// Only the parts of a frame that are on every screen: what a screen shows depends on the day and the user.
const frameOf = (html: string) =>
  html.replace(/(<main[^>]*>).*<\/main>/s, '$1</main>').replaceAll(/ (aria-current|data-status)="[^"]*"/g, '')

/** The pages by their address, and the frames by the first segment of theirs. */
export const appShells = async (): Promise<{ pages: Record<string, string>; frames: Record<string, string> }> => {
  // The root renders the region for toasts, which needs a browser.
  routeTree.options.component = Outlet
  const login = '/account/inloggen'
  const pages = { [login]: (await render(login)).replace('<form ', '<form method="post" ') }
  const frames: Record<string, string> = {}
  for (const role of audiences) {
    localStorage.setItem('auth', JSON.stringify({ ...nobody, roles: [role], exp: Number.MAX_SAFE_INTEGER }))
    const home = homeOf({ roles: [role] })
    frames[home.split('/')[1]!] = frameOf(await render(home))
  }
  return { pages, frames }
}
