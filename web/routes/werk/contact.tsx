import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Conversation } from '../../care/messages/conversation.tsx'
import { ask } from '../../client/cache.ts'
import { useMe } from '../../client/use-me.ts'
import { Card } from '../../components/page.tsx'
import { PaperPage } from '../../components/paper-page.tsx'
import classes from './-contact/contact.module.css'
import { OfficeHead } from './-contact/office-head.tsx'
import { QuestionList } from './-contact/question-list.tsx'

export const Route = createFileRoute('/werk/contact')({
  staticData: { screen: '/werk/contact', title: ['Contact'] },
  component: ContactPage,
})

/** The back office: whether it is there now and how it is reached, the conversation with it, and what is asked most. */
function ContactPage() {
  const me = useMe()
  const office = useQuery(ask('GET /offices', {})).data?.member[0]
  return (
    <PaperPage title="Contact" width="work" field={office && <OfficeHead office={office} />}>
      <div className={classes.columns}>
        <Card title="Berichten met de backoffice">
          <p className={classes.soft}>We antwoorden tijdens kantooruren. Je krijgt er een mail van.</p>
          <Conversation subject={{ kind: 'careWorker', uuid: me }} label="Berichten met de backoffice" />
        </Card>
        <Card title="Veelgestelde vragen">
          <QuestionList />
        </Card>
      </div>
    </PaperPage>
  )
}
