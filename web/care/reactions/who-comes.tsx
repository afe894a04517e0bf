import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#client/cache.ts'
import { Person } from '#components/marks/person.tsx'
import { uuidOf } from '#contract/language.ts'
import { reachedFromHours } from '#rules/shifts/reach.ts'
import { addHours } from '#rules/time/amsterdam.ts'
import { MessageButton, useUnread } from '../messages/message-button.tsx'
import { keyOf, subjectWithAssignee } from '../messages/subject.ts'
import { assigneeName, type Moment } from '../moment/care-moment.ts'
import { useNow } from '../now.ts'
import { EarlierReactions } from './earlier-reactions.tsx'
import { secondChoiceFirst } from './match.ts'
import classes from './reactions-part.module.css'

/** The assignee with contact details, and who else wanted to come, second choice first. Nothing while nobody is assigned. */
export default function WhoComes({ moment }: { moment: Moment }) {
  const { uuid, assignee, assigneePhone, assigneeReaction, startDate } = moment
  const now = useNow()
  const query = { 'careMomentPublication.careMoment.uuid': uuid, itemsPerPage: 100 }
  const { data } = useQuery({ ...queryOf('GET /care_moment_publication_reactions', { query }), enabled: assignee !== undefined })
  const unread = useUnread({ moment: uuid })
  const name = assigneeName(moment)
  const subject = subjectWithAssignee(moment)
  if (!assignee || !name || !subject) return null
  const reactions = data?.member ?? []
  const others = reactions
    .filter(one => !assigneeReaction || one.uuid !== uuidOf(assigneeReaction))
    .toSorted(secondChoiceFirst(({ isBusy }) => isBusy))
  return (
    <>
      <div className={`wrap-row gap-8-12 ${classes.comes}`}>
        <Person
          name={name}
          photo={assignee.profile.photo}
          about={`${assignee.profile.expertiseLevel.name}, ${assignee.profile.city}`}
          phone={assigneePhone}
        />
        <MessageButton about={subject} unread={unread(keyOf(subject))} with={name} size="sm" variant="default" />
      </div>
      {!assigneePhone && Date.parse(now) < Date.parse(addHours(startDate, -reachedFromHours)) && (
        <p className="soft small">Het telefoonnummer staat hier vanaf {reachedFromHours / 24} dagen voor het begin.</p>
      )}
      {others.length > 0 && <EarlierReactions title="Wie ook wilden komen" reactions={others} unread={unread} />}
    </>
  )
}
