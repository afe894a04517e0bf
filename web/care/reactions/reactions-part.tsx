import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#client/cache.ts'
import { Compare } from '#components/lists/compare.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { uuidOf } from '#contract/language.ts'
import { reactionStatuses } from '#contract/status-groups.ts'
import { counted } from '#rules/time/format-nl.ts'
import { useUnread } from '../messages/message-button.tsx'
import { type Moment, nameOf } from '../moment/care-moment.ts'
import type { Reaction } from '../moment/publication.ts'
import { Part } from '../parts/part.tsx'
import { WorkerAvatar } from '../profile/worker-avatar.tsx'
import { EarlierReactions } from './earlier-reactions.tsx'
import { type Judged, Judgement } from './judgement.tsx'
import { byMatch, secondChoiceFirst, whyBest } from './match.ts'
import { ChooseButton, OtherAnswers } from './reaction-answer.tsx'
import { reactionColumns } from './reaction-columns.tsx'
import classes from './reactions-part.module.css'

const ProfileDialog = late(() => import('../profile/profile-dialog.tsx'))

/**
 * The workers who reacted, side by side, the best match first with the reason; below them those who were rejected or withdrew.
 */
export function ReactionsPart({ moment }: { moment: Moment }) {
  const query = useQuery(
    queryOf('GET /care_moment_publication_reactions', {
      query: { 'careMomentPublication.careMoment.uuid': moment.uuid, itemsPerPage: 100 },
    }),
  )
  const unread = useUnread({ moment: moment.uuid })
  const reactions = (query.data?.member ?? []).toSorted(byMatch(moment))
  const isOpen = ({ status }: Reaction) => reactionStatuses.waiting.includes(status)
  const open = reactions.filter(isOpen)
  const earlier = reactions.filter(reaction => !isOpen(reaction))
  if (query.data && reactions.length === 0 && moment.publishedForContractTypes.length === 0) return null
  return (
    <Part
      title={open.length > 0 ? counted(open.length, 'reactie', 'reacties') : 'Reacties'}
      aside={open.length > 1 && <span className="soft small">beste match eerst</span>}
    >
      <QueryState query={query} height={240}>
        {() => (
          <>
            {open.length === 0 && (
              <p>
                Nog niemand reageerde. Geef een bonus, of laat meer mensen de opdracht zien. Je kunt ook iemand op naam vragen.
              </p>
            )}
            {open.length > 0 && <OpenReactions {...{ moment, open, unread }} />}
            {earlier.length > 0 && <EarlierReactions title="Eerdere reacties" {...{ reactions: earlier, unread }} />}
          </>
        )}
      </QueryState>
    </Part>
  )
}

type OpenProps = { moment: Moment; open: Reaction[]; unread: (reaction: string) => number }

function OpenReactions({ moment, open, unread }: OpenProps) {
  const publication = moment.publication ? uuidOf(moment.publication) : ''
  const comparison = useQuery({
    ...queryOf('GET /care_moment_publications/{uuid}/comparison', { uuid: publication }),
    enabled: publication !== '',
  })
  const judgedOf = (reaction: Reaction) => comparison.data?.reactions.find(one => one.reaction === reaction['@id'])
  const isBlocked = (reaction: Reaction) => (judgedOf(reaction)?.reasons.length ?? 0) > 0
  const ordered = open.toSorted(secondChoiceFirst(isBlocked))
  const [first] = ordered
  const reserve = first?.standbyPosition && !isBlocked(first) && !first.isBusy
  const why = first && !isBlocked(first) ? whyBest(ordered, moment) : undefined
  const best = reserve
    ? { words: 'Tweede keus', why: 'je bewaarde deze zorgverlener voor als het nodig was.' }
    : why === undefined
      ? undefined
      : { words: 'Past het best', why }
  return (
    <div className={classes.compare}>
      <Compare
        label="Wie er reageerde"
        items={ordered}
        idOf={({ uuid }) => uuid}
        face={({ careWorker }) => <WorkerAvatar profile={careWorker.profile} size="sm" />}
        nameLabel="Naam"
        name={({ careWorker }) => <Name profile={careWorker.profile} worker={careWorker.uuid} moment={moment.uuid} />}
        columns={reactionColumns(moment)}
        best={best}
        act={(reaction, isFirst) => (
          <ChooseButton
            {...{ reaction, moment }}
            others={open.filter(one => one !== reaction)}
            primary={isFirst}
            isBlocked={isBlocked(reaction)}
          />
        )}
        actWidth={74}
        remark={reaction => <Remark reaction={reaction} judged={judgedOf(reaction)} />}
        others={reaction => <OtherAnswers reaction={reaction} unread={unread(reaction.uuid)} />}
      />
    </div>
  )
}

function Remark({ reaction, judged }: { reaction: Reaction; judged: Judged | undefined }) {
  const { uuid, isBusy, motivation, careWorker } = reaction
  return (
    <>
      {isBusy && !judged && (
        <p id={`busy-${uuid}`} className="below-8 attention strong">
          {careWorker.profile.firstName} werkt op dat moment ergens anders. Kiezen kan daarom niet.
        </p>
      )}
      {motivation ? <Motivation text={motivation} /> : 'Geen opmerking geschreven.'}
      <Judgement id={`busy-${uuid}`} judged={judged} />
    </>
  )
}

const shownLetters = 60
/** Someone's message: the beginning, so that people side by side stay in view, and the rest on request. */
function Motivation({ text }: { text: string }) {
  if (text.length <= shownLetters) return `“${text}”`
  return (
    <details>
      <summary className={`pressable ${classes.shortened}`}>
        <span>
          “{text.slice(0, shownLetters).replace(/\s+\S*$/, '')}…” <u className="touch one-line">Lees alles</u>
        </span>
        <u className="touch one-line">Lees minder</u>
      </summary>
      “{text}”
    </details>
  )
}

/** The name, which opens this person's profile. */
function Name({ profile, worker, moment }: { profile: Reaction['careWorker']['profile']; worker: string; moment: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const name = nameOf(profile)
  return (
    <h3 className={`breaks ${classes.name}`}>
      <button type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {name}
      </button>
      {isOpen && <ProfileDialog {...{ worker, name, moment }} onClose={() => setIsOpen(false)} />}
    </h3>
  )
}
