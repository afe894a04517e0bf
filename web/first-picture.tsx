// What a page shows by itself until the app is there: the login, and the frame of each audience. Rendered when the app is built
// (tools/first-picture.mjs), on a Node that knows no browser; take-over.ts puts the app in its place.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRouter, Outlet, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { Role } from '../contract/language.ts'
import { homeOf } from './client/guard.ts'
import { currentSession } from './client/session.ts'
import { routeTree } from './route-tree.gen.ts'

const audiences: Role[] = ['ROLE_CARE_WORKER', 'ROLE_CLIENT_ADMIN', 'ROLE_ORGANIZATION_USER', 'ROLE_PLANNER']
// No one's, and none of the times in it matters.
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
// Of a frame only what is on every screen of it: what a screen shows depends on the day and on who looks.
const frameOf = (html: string) =>
  html.replace(/(<main[^>]*>).*<\/main>/s, '$1</main>').replaceAll(/ (aria-current|data-status)="[^"]*"/g, '')

/** The pages by their address, and the frames by the first part of theirs. */
export const firstPictures = async (): Promise<{ pages: Record<string, string>; frames: Record<string, string> }> => {
  // The root has a place for notices, which needs a browser.
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
