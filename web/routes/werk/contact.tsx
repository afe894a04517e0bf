import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { Conversation } from '#care/messages/conversation.tsx'
import { useNow } from '#care/now.ts'
import { nameDays, type Office, sayOpen } from '#care/office/office.ts'
import { OfficeState } from '#care/office/office-state.tsx'
import { queryOf } from '#client/cache.ts'
import { useMe } from '#client/use-me.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { phoneHref } from '#components/fields/phone-href.ts'
import { TextField } from '#components/fields/text-field.tsx'
import { PaperPage } from '#components/files/paper-page.tsx'
import { useMedia } from '#components/hooks/use-media.ts'
import { MailIcon, PhoneIcon } from '#components/marks/icons.tsx'
import { Card } from '#components/page/page.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { late } from '#components/page/suspense.tsx'
import { formatPhone } from '#rules/time/format-nl.ts'
import classes from './-contact/contact.module.css'
import { findQuestions } from './-contact/questions.ts'

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
  const offices = useQuery(queryOf('GET /offices', {}))
  const office = offices.data?.member[0]
  const isWide = useMedia('(min-width: 48em)')
  return (
    <PaperPage
      title="Contact"
      width="work"
      field={offices.isPending ? <Skeleton height={isWide ? 120 : 209} /> : office && <OfficeHead office={office} />}
    >
      <div className={`stack top gap-12 ${classes.columns}`}>
        <Card title="Berichten met de backoffice">
          <p className="below-12 soft small">We antwoorden tijdens kantooruren. Je krijgt er een mail van.</p>
          <Conversation subject={{ kind: 'careWorker', uuid: me }} label="Berichten met de backoffice" />
        </Card>
        <div className="stack top gap-12">
          <Card title="Wat de computer beslist">
            <p className="below-16">
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

/** Frequently asked questions; a search opens its results. */
function QuestionList() {
  const [search, setSearch] = useState('')
  const found = findQuestions(search)
  const narrowed = search.trim() !== ''
  return (
    <div className={`stack top ${classes.questions}`}>
      <TextField
        label="Zoek in de vragen"
        type="search"
        autoComplete="off"
        value={search}
        onChange={event => setSearch(event.currentTarget.value)}
      />
      <p role="status" className={narrowed ? 'above-8 soft small' : 'unseen'}>
        {narrowed && (found.length > 0 ? `${found.length} gevonden` : 'Niets gevonden. Stel je vraag in een bericht of bel ons.')}
      </p>
      {found.map(({ question, answer, at }) => (
        // A separate open state while searching: what people opened themselves stays as it is.
        <details key={`${question}${narrowed && found.length <= 3}`} className="fold" open={narrowed && found.length <= 3}>
          <summary>{question}</summary>
          <p>{answer}</p>
          {at && (
            <p>
              <AppLink href={at.href}>{at.label}</AppLink>
            </p>
          )}
        </details>
      ))}
    </div>
  )
}

/** Whether the back office can be reached now, and how: in the navy header. */
function OfficeHead({ office }: { office: Office }) {
  const now = useNow()
  const { open } = sayOpen(office, now)
  const { phone, email, days, fromTime, untilTime } = office
  return (
    <div className="stack top gap-12">
      <OfficeState office={office} />
      {days.length > 0 && (
        <p className="soft figures">
          Bereikbaar {nameDays(days)},{' '}
          <span className="one-line">
            {fromTime}–{untilTime}
          </span>
          . Niet op feestdagen.
        </p>
      )}
      <div className="wrap gap-12">
        {phone && (
          <a
            className={`quiet-link inline-row shrinks gap-10 rounded ${classes.way}`}
            data-first={open || undefined}
            href={phoneHref(phone)}
          >
            <PhoneIcon size={20} /> Bel {formatPhone(phone)}
          </a>
        )}
        {email && (
          <a className={`quiet-link inline-row shrinks gap-10 rounded ${classes.way}`} href={`mailto:${email}`}>
            <MailIcon size={20} /> {email}
          </a>
        )}
      </div>
    </div>
  )
}
