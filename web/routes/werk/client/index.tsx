import { createFileRoute } from '@tanstack/react-router'
import { Page } from '../../../components/page.tsx'

export const Route = createFileRoute('/werk/client/')({
  staticData: { screen: '/werk/client', title: ['Cliënten'] },
  component: Clients,
})

function Clients() {
  return <Page title="Cliënten">{null}</Page>
}
