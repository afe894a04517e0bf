import { createFileRoute, redirect } from '@tanstack/react-router'

// Public: the guard of the root sends logged-in people to their own home.
export const Route = createFileRoute('/')({
  staticData: { title: [] },
  beforeLoad: () => {
    throw redirect({ href: '/account/inloggen', replace: true })
  },
})
