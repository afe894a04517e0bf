import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#client/cache.ts'
import { useSession } from '#client/use-session.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Dialog } from '#components/layers/dialog.tsx'
import { ArrowLeftIcon } from '#components/marks/icons.tsx'
import type { Address } from '#contract/addresses.ts'
import { aboutWords } from '../messages/about-words.ts'
import { Conversation } from '../messages/conversation.tsx'
import { conversationQuery, type Subject } from '../messages/subject.ts'
import { assigneeName, nameOf } from '../moment/care-moment.ts'
import classes from './bell-panel.module.css'
import { usePanel } from './panel-address.ts'
import { useAddressIn } from './use-address-in.ts'

/** One conversation in the panel: with whom, about what, and a link back to the list. */
export function ConversationView({ subject }: { subject: Subject }) {
  const { close, show } = usePanel()
  const { title, about, href } = useHead(subject)
  const address = useAddressIn()(href)
  return (
    <Dialog title={title} look="side" closedBy="closerequest" inAddress onClose={close}>
      <div className={`flex gap-12 ${classes.whole}`}>
        <div className={`wrap-row spread ${classes.head}`}>
          <button type="button" className="inline-row tap gap-6 touch" onClick={() => show('berichten')}>
            <ArrowLeftIcon size={20} />
            Alle berichten
          </button>
          {about && <p>{address ? <AppLink href={address}>{about}</AppLink> : about}</p>}
        </div>
        <Conversation subject={subject} label={`Berichten met ${title}`} />
      </div>
    </Dialog>
  )
}

// A conversation exists once it has a message; before that, the reaction, moment or proposal tells who it will be with.
function useHead(subject: Subject): { title: string; about?: string | undefined; href?: Address | undefined } {
  const { uuid, kind, aboutMoment } = subject
  const session = useSession()
  const isOwnOffice = kind === 'careWorker' && !aboutMoment
  const isWorker = isOwnOffice || (kind !== 'client' && session?.roles.includes('ROLE_CARE_WORKER'))
  const { data } = useQuery(conversationQuery(subject))
  const isNew = data?.totalItems === 0
  const ofReaction = queryOf('GET /care_moment_publication_reactions/{uuid}', { uuid })
  const { data: reaction } = useQuery({ ...ofReaction, enabled: isNew && kind === 'careMomentPublicationReaction' })
  const ofMoment = queryOf('GET /care_moments/{uuid}', { uuid: aboutMoment ?? '' })
  const { data: moment } = useQuery({ ...ofMoment, enabled: isNew && aboutMoment !== undefined })
  const ofProposal = queryOf('GET /contract_proposals/{uuid}', { uuid })
  const { data: proposal } = useQuery({ ...ofProposal, enabled: isNew && kind === 'contractProposal' })
  const isOrganization = session?.roles.some(role => role.startsWith('ROLE_ORGANIZATION'))
  const hrefTo = (moment: string): Address | undefined => (isOrganization ? `/organisatie/opdrachten/${moment}` : undefined)
  const toProposal: Address = isOrganization ? `/organisatie/contract-voorstellen?open=${uuid}` : `/werk/contractvoorstel/${uuid}`
  const row = data?.member[0]
  if (row?.contractProposal) return { title: row.title, about: aboutWords(row), href: toProposal }
  if (row) return { title: row.title, about: aboutWords(row), href: row.careMoment && hrefTo(row.careMoment.uuid) }
  if (kind === 'contractProposal') {
    if (!proposal) return { title: 'Bericht' }
    const { organization, careWorker } = proposal
    const title = isWorker ? organization.name : nameOf(careWorker.profile)
    return { title, about: aboutWords({ contractProposal: uuid }), href: toProposal }
  }
  if (aboutMoment) {
    if (!moment) return { title: 'Bericht' }
    const title = isWorker ? moment.location.organization.name : (assigneeName(moment) ?? 'Bericht')
    return { title, about: aboutWords({ careMoment: moment }), href: hrefTo(aboutMoment) }
  }
  if (kind !== 'careMomentPublicationReaction')
    return { title: !data ? 'Bericht' : isWorker ? 'De backoffice van Zorginzet' : 'Ons kantoor' }
  if (!reaction) return { title: 'Bericht' }
  const { careMoment } = reaction.careMomentPublication
  const title = isWorker ? careMoment.location.organization.name : nameOf(reaction.careWorker.profile)
  return { title, about: aboutWords({ careMoment }), href: hrefTo(careMoment.uuid) }
}
