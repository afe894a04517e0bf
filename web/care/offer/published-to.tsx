import { useState } from 'react'
import { useChange } from '#client/cache.ts'
import { late } from '#components/page/suspense.tsx'
import type { Audience } from '#contract/moments/widening.ts'
import { formatDateTime } from '#rules/time/format-nl.ts'
import { ActionButton, Acts } from '../action/action-button.tsx'
import type { Moment } from '../moment/care-moment.ts'
import type { Publication } from '../moment/publication.ts'
import AlsoFor from './also-for.tsx'
import classes from './ladder.module.css'
import { groupInSentence, groupWords, widerThan } from './offer.ts'

const StepDialog = late(() => import('./step-dialog.tsx'))

type Props = { publication: Publication; now: string }

/** The audience of an assignment, and how to widen it: more people, or another contract form. */
export default function PublishedTo({ moment, ...of }: Props & { moment: Moment }) {
  return (
    <>
      <Ladder {...of} />
      <Acts>
        <AlsoFor moment={moment} publication={of.publication} />
      </Acts>
    </>
  )
}

/** Who has seen an assignment since when, and who is next: each step can be brought forward or rescheduled. */
function Ladder({ publication, now }: Props) {
  const { uuid, audience, createdAt, widened = [], widening = [], version: shown = 0 } = publication
  const { run } = useChange('PUT /care_moment_publications/{uuid}/widening')
  const [choosing, setChoosing] = useState<Audience>()
  const had = widened.length > 0 ? widened : [{ audience, at: createdAt }]
  const wider = widerThan(audience)
  const later = (step: { audience: Audience; at: string }) =>
    [...widening.filter(one => one.audience !== step.audience), step].sort((one, other) => (one.at < other.at ? -1 : 1))
  // A colleague's change meanwhile has to be seen first.
  const keep = (steps: readonly { audience: Audience; at: string }[], version = shown) =>
    run({ uuid, body: { widening: [...steps], version } })
  // A step carried out now replaces the steps before it.
  const letIn = (group: Audience) =>
    keep([{ audience: group, at: now }, ...widening.filter(one => widerThan(group).includes(one.audience))])
  if (wider.length === 0 && widened.length === 0) return null
  return (
    <>
      <ol className={`grid gap-16 ${classes.ladder}`} aria-label="Wie ziet het wanneer">
        {had.map(({ audience: group, at }) => (
          <li key={group} data-state="done">
            <strong>{groupWords[group]}</strong>
            <span className="soft small figures">sinds {formatDateTime(at)}</span>
          </li>
        ))}
        {wider.map(group => {
          const step = widening.find(one => one.audience === group)
          return (
            <li key={group} data-state="ahead">
              <strong>{groupWords[group]}</strong>
              <span className="soft small figures">{step ? `vanaf ${formatDateTime(step.at)}` : 'nog niet gepland'}</span>
              <Acts>
                <ActionButton
                  item={publication}
                  action="widening"
                  run={() => letIn(group)}
                  done={`De opdracht is nu voor ${groupInSentence[group]}.`}
                  ask={{
                    title: `Nu voor ${groupInSentence[group]}?`,
                    consequences: <p>Wie erbij komt ziet de opdracht meteen en hoort ervan. Dat kan niet terug.</p>,
                  }}
                >
                  {`Nu voor ${groupInSentence[group]}`}
                </ActionButton>
                <ActionButton item={publication} action="widening" variant="subtle" run={{ opens: () => setChoosing(group) }}>
                  {step ? 'Andere tijd' : 'Later'}
                </ActionButton>
                {step && (
                  <ActionButton
                    item={publication}
                    action="widening"
                    variant="subtle"
                    run={() => keep(widening.filter(one => one !== step))}
                    done={`De stap naar ${groupInSentence[group]} is vervallen.`}
                    undo={after => keep(widening, (after as Publication).version)}
                  >
                    Niet meer
                  </ActionButton>
                )}
              </Acts>
            </li>
          )
        })}
      </ol>
      {choosing && (
        <StepDialog
          group={choosing}
          at={widening.find(one => one.audience === choosing)?.at}
          latest={publication.careMoment.startDate}
          now={now}
          keep={at => keep(later({ audience: choosing, at }))}
          onClose={() => setChoosing(undefined)}
        />
      )}
    </>
  )
}
