import { createFileRoute } from '@tanstack/react-router'
import { Page } from '../../../../components/page.tsx'

export const Route = createFileRoute('/werk/client/$uuid/')({
  staticData: { screen: '/werk/client/[uuid]', title: ['Overzicht', 'Cliënt'] },
  component: Overview,
})

function Overview() {
  return <Page title="Overzicht">{null}</Page>
}
