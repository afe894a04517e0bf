import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '../../../client/use-session.ts'
import { Button } from '../../../components/button.tsx'
import { Card, Page } from '../../../components/page.tsx'
import { late } from '../../../components/suspense.tsx'
import { isUuid, readNumber } from '../../../search-params.ts'
import { SimilarAssignments } from '../-reactions/similar-assignments.tsx'
import classes from './-assignment/assignment.module.css'

const AskPush = late(() => import('../../../care/bell/choices/ask-push.tsx'))

export const Route = createFileRoute('/werk/nieuwe-opdrachten/reactie-geplaatst')({
  staticData: { screen: '/werk/nieuwe-opdrachten/reactie-geplaatst', title: ['Reactie geplaatst'] },
  validateSearch: ({ opdracht, data }: Record<string, unknown>): { opdracht?: string; data?: number } => ({
    ...(isUuid(opdracht) && { opdracht }),
    ...(readNumber(data, 1, 1, 200) > 1 && { data: readNumber(data, 1, 1, 200) }),
  }),
  component: Placed,
})

function Placed() {
  const me = useSession()?.uuid
  const { opdracht, data } = Route.useSearch()
  return (
    <Page title={data ? `Je hebt op ${data} data gereageerd` : 'Je reactie is geplaatst'}>
      <Card title="Wat er nu gebeurt">
        <ol className={classes.steps}>
          <li>De organisatie heeft een mail gekregen en bekijkt je {data ? 'reacties' : 'reactie'}.</li>
          <li>
            {data
              ? 'Ze kiest per datum. Van elke keuze krijg je een mail; wat van jou is, staat in je planning.'
              : 'Zodra ze heeft gekozen, krijg je een mail. Ben jij het, dan staat de opdracht in je planning.'}
          </li>
          <li>Bedenk je je, trek je reactie dan in. Dat kan {data && 'per datum, '}tot je gekozen bent.</li>
        </ol>
        <p className={classes.links}>
          <Button href="/werk/nieuwe-opdrachten">Meer opdrachten</Button>
          <Button href="/werk/reacties" variant="default">
            Bekijk je reacties
          </Button>
        </p>
      </Card>
      <AskPush question="Wil je een melding op dit toestel als je gekozen bent?" />
      {me && opdracht && <SimilarAssignments me={me} uuid={opdracht} />}
    </Page>
  )
}
