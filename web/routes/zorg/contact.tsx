import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { clientQuery } from '#care/client-file/client.ts'
import { Conversation } from '#care/messages/conversation.tsx'
import { nameOf } from '#care/moment/care-moment.ts'
import { nameDays } from '#care/office/office.ts'
import { OfficeState } from '#care/office/office-state.tsx'
import { queryOf } from '#client/cache.ts'
import { useMe } from '#client/use-me.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Segmented } from '#components/controls/segmented.tsx'
import { PaperPage } from '#components/files/paper-page.tsx'
import { useMedia } from '#components/hooks/use-media.ts'
import { Avatar } from '#components/marks/avatar.tsx'
import { Card } from '#components/page/page.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import type { Address } from '#contract/addresses.ts'
import classes from './-contact/contact.module.css'
import { sayWhoReads } from './-contact/who-reads.ts'
import { type FamilyClient, myClientsQuery } from './-parts/clients.ts'
import { WhomToCall } from './-parts/whom-to-call.tsx'

export const Route = createFileRoute('/zorg/contact')({
  staticData: { screen: '/zorg/contact', title: ['Contact'] },
  validateSearch: ({ client, vertrouwelijk }: Record<string, unknown>): { client?: string; vertrouwelijk?: 'ja' } => ({
    ...(typeof client === 'string' && { client }),
    ...(vertrouwelijk === 'ja' && { vertrouwelijk }),
  }),
  component: Contact,
})

/** Whom to talk to: the client's manager, whom to call now, and the messages. */
function Contact() {
  const { client, vertrouwelijk } = Route.useSearch()
  const clients = useQuery(myClientsQuery(useMe()))
  const mine = clients.data?.member
  const chosen = mine?.find(({ uuid }) => uuid === client) ?? mine?.[0]
  return (
    <PaperPage title="Contact" width="work" field={<Manager client={clients.isPending ? undefined : (chosen?.uuid ?? null)} />}>
      {clients.isLoading && <Skeleton height={40} />}
      {mine && mine.length > 1 && chosen && (
        <Segmented
          label="Over wie"
          words={Object.fromEntries(mine.map(({ uuid, firstName }) => [uuid, firstName]))}
          value={chosen.uuid}
          hrefOf={uuid => `/zorg/contact?client=${uuid}`}
          wide
        />
      )}
      <div className={`stack top gap-16 ${classes.columns}`}>
        <Card title="Bellen">{clients.isLoading ? <Skeleton height={280} /> : <WhomToCall client={chosen?.uuid} />}</Card>
        {clients.isLoading && <Skeleton height={440} />}
        {chosen && <Messages client={chosen} confidential={vertrouwelijk === 'ja'} />}
        <Card title="Meldingen">
          <p className={`below-12 soft ${classes.soft}`}>
            Komt er iemand anders? Of is er een nieuwe rapportage? Kies zelf wanneer u dat hoort.
          </p>
          <AppLink href={hrefWith(chosen?.uuid, 'meldingen=instellingen')} className={`inline-row strong ${classes.more}`}>
            Kies uw meldingen
          </AppLink>
        </Card>
      </div>
    </PaperPage>
  )
}

const hrefWith = (client: string | undefined, rest: string): Address =>
  `/zorg/contact?${[client && `client=${client}`, rest].filter(Boolean).join('&')}`

/** The messages about a client: with everyone who acts for them, or only with the client's manager. */
function Messages({ client: { uuid, firstName }, confidential }: { client: FamilyClient; confidential: boolean }) {
  const me = useMe()
  const manager = useQuery(clientQuery(uuid)).data?.clientManager?.firstName
  const alone = confidential && manager !== undefined
  return (
    <Card title={`Berichten over ${firstName}`}>
      {manager && (
        <div className={classes.who}>
          <Segmented
            label="Wie het leest"
            words={{ samen: 'Met iedereen', alleen: `Alleen met ${manager}` }}
            value={alone ? 'alleen' : 'samen'}
            hrefOf={who => hrefWith(uuid, who === 'alleen' ? 'vertrouwelijk=ja' : '')}
            wide
          />
        </div>
      )}
      <p className={`below-12 soft ${classes.soft}`}>
        {alone ? sayWhoReads(manager) : `Ons kantoor leest dit, en iedereen die voor ${firstName} mag inloggen.`} Wij antwoorden
        als ons kantoor open is. Hebt u haast? Bel dan.
      </p>
      <Conversation
        subject={{ kind: 'client', uuid, ...(alone && { confidentialWith: me }) }}
        label={alone ? `Gesprek met ${manager} over ${firstName}` : `Gesprek over ${firstName}`}
      />
    </Card>
  )
}

/** The client's manager with photo and hours; without one, the office. The client is null when there is none. */
function Manager({ client }: { client: string | null | undefined }) {
  const person = useQuery({ ...clientQuery(client ?? ''), enabled: typeof client === 'string' })
  const offices = useQuery(queryOf('GET /offices', {}))
  const isWide = useMedia('(min-width: 48em)')
  if (offices.isPending || (client !== null && person.isPending)) return <Skeleton height={isWide ? 80 : 153} />
  const manager = person.data?.clientManager
  const office = offices.data?.member[0]
  if (!office) return null
  return (
    <div className={`wrap-row gap-wrap ${classes.manager}`}>
      {manager && <Avatar name={nameOf(manager)} size={72} />}
      <div>
        {manager && (
          <p>
            <strong className="large">{nameOf(manager)}</strong> helpt u verder
          </p>
        )}
        <OfficeState office={office} />
        {office.days.length > 0 && (
          <p className="figures">
            Wij zijn er {nameDays(office.days)}, van {office.fromTime} tot {office.untilTime}. Niet op feestdagen.
          </p>
        )}
      </div>
    </div>
  )
}
