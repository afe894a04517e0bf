import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { ListedMoment } from '#care/moment/care-moment.ts'
import { serverNow } from '#client/api.ts'
import { useWaiting } from '#client/outbox/use-waiting.ts'
import { useMe } from '#client/use-me.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Card, Page } from '#components/page/page.tsx'
import { Empty, QueryState } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { isArrivalReport } from './-arrival/arrival-reports.ts'
import { HandedInList } from './-hours/handed-in-list.tsx'
import classes from './-hours/hours.module.css'
import { HoursCard } from './-hours/hours-card.tsx'
import { hoursQuestions } from './-hours/hours-questions.ts'
import { ProposalCard } from './-hours/proposal-card.tsx'

const AskedReview = late(() => import('./-reviews/asked-review.tsx'))

type Search = { dienst?: string; melden?: 'niet-gewerkt' }

export const Route = createFileRoute('/werk/uren-indienen')({
  staticData: { screen: '/werk/uren-indienen', title: ['Uren indienen'] },
  validateSearch: ({ dienst, melden }): Search => ({
    ...(typeof dienst === 'string' && { dienst }),
    ...(melden === 'niet-gewerkt' && { melden }),
  }),
  component: Hours,
})

function useHours() {
  const questions = hoursQuestions(useMe())
  return { waiting: useQuery(questions.waiting), handedIn: useQuery(questions.handedIn) }
}

const isMyTurn = ({ allowedActions }: ListedMoment) => allowedActions.includes('reject_proposal')
const isToHandIn = ({ allowedActions }: ListedMoment) => allowedActions.includes('submit')
/** Someone who finished early may submit a shift in progress, but only through a link to it. */
const isToDo = (moment: ListedMoment, asked: string | undefined) =>
  isToHandIn(moment) && (moment.uuid === asked || Date.parse(moment.endDate) <= serverNow())

function Section({ title, count, id, children }: { title: string; count?: number; id?: string; children: ReactNode }) {
  return (
    <section id={id} className="grid gap-12">
      <h2>
        {title}
        {count !== undefined && ` (${count})`}
      </h2>
      {children}
    </section>
  )
}

function ToHandIn({ moments }: { moments: ListedMoment[] }) {
  const { dienst, melden } = Route.useSearch()
  const [chosen, choose] = useState(dienst)
  const waiting = useWaiting()
  const isLeft = (moment: ListedMoment) => !waiting.some(entry => entry.about === moment['@id'] && !isArrivalReport(entry))
  const left = moments.filter(isLeft)
  // One form at a time, oldest first, so that people work through the list from the top.
  const opened = left.find(moment => moment.uuid === chosen) ?? left[0]
  return (
    <Section title="In te dienen" count={left.length}>
      <ul className="grid gap-12">
        {moments.map(moment => (
          <HoursCard
            key={`${moment.uuid}${moment.uuid === dienst ? melden : ''}`}
            moment={moment}
            opened={moment === opened}
            asksFirst={melden !== undefined && moment.uuid === dienst}
            onToggle={() => choose(moment.uuid)}
          />
        ))}
      </ul>
    </Section>
  )
}

function Waiting({ moments }: { moments: ListedMoment[] }) {
  const { dienst } = Route.useSearch()
  const [proposals, toHandIn] = [moments.filter(isMyTurn), moments.filter(moment => isToDo(moment, dienst))]
  return (
    <>
      {proposals.length > 0 && (
        <Section title="Wacht op jouw antwoord" count={proposals.length}>
          <ul className="grid gap-12">
            {proposals.map(moment => (
              <ProposalCard key={moment.uuid} moment={moment} />
            ))}
          </ul>
        </Section>
      )}
      {toHandIn.length > 0 && <ToHandIn moments={toHandIn} />}
    </>
  )
}

const nothingWaiting = (
  <Empty
    drawing="tea"
    title="Alles is ingediend"
    text="Na je volgende dienst vul je hier je uren in. Je kunt indienen zodra de dienst voorbij is, tot 60 dagen erna."
    action={<AppLink href="/werk/planning">Naar je planning</AppLink>}
  />
)

const help = (
  <Card title="Zo werkt het">
    <ul className={`marked gap-8 ${classes.help}`}>
      <li>Indienen kan zodra de dienst voorbij is, tot 60 dagen erna.</li>
      <li>De organisatie keurt je uren goed of doet een voorstel. Je krijgt er een mail over.</li>
      <li>
        Goedgekeurde uren komen de maandag erna op je factuur, of gaan mee met je loon. Dat zie je bij{' '}
        <AppLink href="/werk/facturatie">Verdiensten</AppLink>.
      </li>
    </ul>
  </Card>
)

const handedInId = 'laatst-ingediend'
/**
 * When a card disappears with the focus in it, the next form scrolls into view and gets the focus; without one, the last
 * submitted card; otherwise the list.
 */
function useFocusKept(count: number): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) {
      const next = list.current?.querySelector('form')?.closest('li') ?? document.getElementById(handedInId) ?? list.current
      next?.setAttribute('tabindex', '-1')
      next?.focus({ preventScroll: true })
      next?.scrollIntoView()
    }
    before.current = count
  }, [count])
  return list
}

function Hours() {
  const { waiting, handedIn } = useHours()
  const { dienst } = Route.useSearch()
  const list = useFocusKept(waiting.data?.member.length ?? 0)
  const recent = (handedIn.data?.member ?? []).filter(moment => !isMyTurn(moment))
  return (
    <Page
      title="Uren indienen"
      lead="Dien je uren in na elke dienst. De organisatie heeft daarna zeven dagen om te reageren."
      width="reading"
      beside={
        <>
          {waiting.data && recent.length > 0 && (
            <Section title="Laatst ingediend" id={handedInId}>
              <HandedInList moments={recent} />
            </Section>
          )}
          {waiting.data && !handedIn.isPending && <AskedReview />}
          {waiting.data && !handedIn.isPending && help}
        </>
      }
    >
      <div ref={list} tabIndex={-1} className={`grid gap-16 ${classes.waiting}`}>
        <QueryState
          query={waiting}
          rows={2}
          height={240}
          isEmpty={({ member }) => !member.some(moment => isMyTurn(moment) || isToDo(moment, dienst))}
          empty={nothingWaiting}
        >
          {({ member }) => <Waiting moments={member} />}
        </QueryState>
      </div>
    </Page>
  )
}
