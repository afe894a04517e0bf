import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { KeyIcon, PetIcon, SmokeIcon } from '#care/care-icons.tsx'
import { useAccessNotes } from '#care/client-file/access-notes.tsx'
import { type Client, clientQuery, type Home, homeQuery, type Relation, relationsQuery } from '#care/client-file/client.ts'
import { petsIn, saySmoking } from '#care/client-file/home-words.ts'
import { nameOf } from '#care/moment/care-moment.ts'
import { dateOf } from '#care/moment/moment.ts'
import { now } from '#care/now.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { routeLinkTo } from '#components/controls/route-link.ts'
import { phoneHref } from '#components/fields/phone-href.ts'
import { Avatar } from '#components/marks/avatar.tsx'
import { ArrowLeftIcon, PhoneIcon } from '#components/marks/icons.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { ageOn } from '#rules/typed/age.ts'
import { accessWords, relationWords } from '#words/client-nl.ts'
import { lowerFirst } from '#words/nl.ts'
import { Reach } from '../../-parts/reach.tsx'
import { fileHref, firstContact, reachOf } from './file.ts'
import classes from './file-head.module.css'

/**
 * The client, calling and directions, and what must not be missed. On every page of a file; on a phone only the overview shows
 * all of it.
 */
export function FileHead({ uuid }: { uuid: string }) {
  const small = useLocation({ select: ({ pathname }) => pathname !== fileHref(uuid) })
  const { data: client } = useQuery(clientQuery(uuid))
  const { data: home, isPending: homeIsAsked } = useQuery(homeQuery(uuid))
  const { data: relations, isPending: relationsAreAsked } = useQuery(relationsQuery(uuid))
  // Together, as each makes it higher or lower.
  if (!client || homeIsAsked || relationsAreAsked)
    return (
      <div className={classes.waiting} data-small={small || undefined} aria-busy="true">
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    )
  const { street, houseNumber, city } = client.contact.address
  const age = client.birthDate && `${ageOn(client.birthDate, dateOf(now()))} jaar`
  return (
    <div className={classes.head} data-small={small || undefined}>
      <AppLink href="/werk/client" className={`no-print ${classes.back}`}>
        <ArrowLeftIcon size={20} />
        Cliënten
      </AppLink>
      <div className={`middle ${classes.who}`}>
        <Avatar name={nameOf(client)} size="lg" />
        <p>
          <AppLink href={fileHref(uuid)} className={`quiet-link tap row strong ${classes.name}`}>
            {nameOf(client)}
          </AppLink>
          <span>{[age, home?.household && lowerFirst(home.household.name)].filter(Boolean).join(', ')}</span>
          <span>
            {street} {houseNumber}, {city}
          </span>
        </p>
      </div>
      <ReachFrom client={client} relations={relations?.member ?? []} />
      <FileSigns uuid={uuid} home={home} />
    </div>
  )
}

function ReachFrom({ client, relations }: { client: Client; relations: readonly Relation[] }) {
  const contact = firstContact(relations)
  return (
    <div className={`no-print ${classes.reach}`}>
      <Reach {...reachOf(contact)} route={routeLinkTo(client.contact.address)} />
    </div>
  )
}

/** The same in one line, once the head is scrolled away: who, and whom to call. */
export function FileStrip({ uuid }: { uuid: string }) {
  const { data: client } = useQuery(clientQuery(uuid))
  const { data: relations } = useQuery(relationsQuery(uuid))
  if (!client) return null
  const contact = firstContact(relations?.member ?? [])
  return (
    <div className={`row gap-12 ${classes.strip}`}>
      <Avatar name={nameOf(client)} size="sm" />
      <AppLink href={fileHref(uuid)} className={`quiet-link grows clipped strong one-line ${classes.stripName}`}>
        {nameOf(client)}
      </AppLink>
      {contact?.phone && (
        <a href={phoneHref(contact.phone)} aria-label={`Bel ${contact.firstName}, ${relationWords[contact.kind]}`}>
          <PhoneIcon size={22} />
        </a>
      )}
    </div>
  )
}

/** What must not be missed before going in: pets, smoking, and how to get in. */
function FileSigns({ uuid, home }: { uuid: string; home: Home | undefined }) {
  const { busy, show, dialog } = useAccessNotes(uuid)
  const access = home && (home.accessType ? accessWords[home.accessType] : 'Toegang niet bekend')
  return (
    <ul className={`grid ${classes.signs}`} aria-label="Let op" aria-busy={!home}>
      <Sign icon={<PetIcon />} minds={home?.hasPets}>
        {home && (home.notKnown.includes('hasPets') ? 'Huisdieren niet bekend' : petsIn(home))}
      </Sign>
      <Sign icon={<SmokeIcon />} minds={!!home?.smoking}>
        {home && (home.notKnown.includes('smoking') ? 'Roken niet bekend' : saySmoking(home))}
      </Sign>
      <Sign icon={<KeyIcon />} minds={!!home?.accessType}>
        {access}
        {home?.hasAccessNotes && (
          <button type="button" className={`full inherits underlined no-print ${classes.open}`} aria-busy={busy} onClick={show}>
            {home.accessType === 'key_box' ? 'Toon code' : 'Toon hoe'}
          </button>
        )}
      </Sign>
      {dialog}
    </ul>
  )
}

function Sign({ icon, minds, children }: { icon: ReactNode; minds: boolean | undefined; children: ReactNode }) {
  return (
    <li data-minds={minds || undefined}>
      {icon}
      <span>{children}</span>
    </li>
  )
}
