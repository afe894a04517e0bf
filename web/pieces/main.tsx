// The component gallery: look here before making another component. A build of its own, outside production only.
import '../tokens.css'
import '../base.css'
import '../classes.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { parseSearch, stringifySearch } from '#client/search-params.ts'
import { watchColorScheme } from '#components/controls/color-scheme.ts'
import { watchFocus } from '#components/layers/front.ts'
import { knowToday } from '#components/page/today.ts'
import { exampleToday } from './examples.ts'
import { PiecesPage } from './pieces-page.tsx'

// Links lead nowhere here: the address stays that of this page.
const rootRoute = createRootRoute({ staticData: { title: [] }, component: PiecesPage })
const router = createRouter({
  routeTree: rootRoute,
  history: createMemoryHistory({ initialEntries: ['/?soort=dienst'] }),
  parseSearch,
  stringifySearch,
})

watchColorScheme()
knowToday(() => exampleToday)
watchFocus()

createRoot(document.getElementById('app')!).render(
  <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
    {/* The router type is the app's, which has other routes. */}
    <RouterProvider<typeof router> router={router} />
  </QueryClientProvider>,
)
