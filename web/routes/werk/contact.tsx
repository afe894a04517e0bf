import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Conversation } from '#care/messages/conversation.tsx'
import { ask } from '#client/cache.ts'
import { useMe } from '#client/use-me.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { PaperPage } from '#components/files/paper-page.tsx'
import { Card } from '#components/page/page.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { late } from '#components/page/suspense.tsx'
import classes from './-contact/contact.module.css'
import { OfficeHead } from './-contact/office-head.tsx'
import { QuestionList } from './-contact/question-list.tsx'

const Decided = late(() => import('./-contact/decided/decided-page.tsx'), {
  fallback: <Skeleton height={480} radius="lg" aria-busy="true" />,
})

/** `over`: the decision to open at once. */
type Search = { uitleg?: 'beslissingen'; over?: string }

export const Route = createFileRoute('/werk/contact')({
  staticData: { screen: '/werk/contact', title: ['Contact'] },
  validateSearch: ({ uitleg, over }: Record<string, unknown>): Search => {
    if (uitleg !== 'beslissingen') return {}
    return { uitleg, ...(typeof over === 'string' && { over }) }
  },
  component: ContactScreen,
})

function ContactScreen() {
  const { uitleg, over } = Route.useSearch()
  if (!uitleg) return <ContactPage />
  return <Decided over={over} />
}

/** The back office: whether it is open and how to reach it, the conversation with it, and frequently asked questions. */
function ContactPage() {
  const me = useMe()
  const office = useQuery(ask('GET /offices', {})).data?.member[0]
  return (
    <PaperPage title="Contact" width="work" field={office && <OfficeHead office={office} />}>
      <div className={`stack top gap-12 ${classes.columns}`}>
        <Card title="Berichten met de backoffice">
          <p className={classes.soft}>We antwoorden tijdens kantooruren. Je krijgt er een mail van.</p>
          <Conversation subject={{ kind: 'careWorker', uuid: me }} label="Berichten met de backoffice" />
        </Card>
        <div className="stack top gap-12">
          <Card title="Wat de computer beslist">
            <p>
              Welk werk je ziet, wanneer je ervan hoort, en hoe een rooster kiest. Ook zie je welke keuzes over jou zijn gemaakt.
            </p>
            <AppLink href="/werk/contact?uitleg=beslissingen" className="tap inline-row strong">
              Lees hoe er wordt beslist
            </AppLink>
          </Card>
          <Card title="Veelgestelde vragen">
            <QuestionList />
          </Card>
        </div>
      </div>
    </PaperPage>
  )
}
