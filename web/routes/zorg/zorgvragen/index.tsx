import { createFileRoute } from '@tanstack/react-router'
import { PaperPage } from '../../../components/paper-page.tsx'

export const Route = createFileRoute('/zorg/zorgvragen/')({
  staticData: { screen: '/zorg/zorgvragen', title: ['Vandaag'] },
  component: Today,
})

function Today() {
  return (
    <PaperPage title="Vandaag">
      <p>…</p>
    </PaperPage>
  )
}
