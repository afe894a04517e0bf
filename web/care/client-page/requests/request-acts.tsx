import { useChange } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { formatDate, formatHourCount } from '#rules/time/format-nl.ts'
import { ActionButton, Acts } from '../../action/action-button.tsx'
import type { CareRequest } from '../../client-file/client.ts'

type Props = {
  request: CareRequest
  /** What resumes with it, for a client who is out of care. */
  again: string | undefined
  onChange: () => void
  onPause: () => void
}

/** A planner's actions on a care request in its current status. */
export function RequestActs({ request, again, onChange, onPause }: Props) {
  const activate = useChange('PUT /care_requests/{uuid}/activate')
  const close = useChange('PUT /care_requests/{uuid}/close')
  const { uuid, version, serviceType, hoursPerWeek, wantedFrom, status, allowedActions } = request
  if (!allowedActions.includes('close')) return null
  const runs = allowedActions.includes('pause')
  const goesOn = status === 'inactive'
  return (
    <Acts>
      <Button variant="default" onClick={onChange}>
        Wijzigen<span className="unseen"> van {serviceType.name}</span>
      </Button>
      {runs ? (
        <ActionButton item={request} action="pause" run={{ opens: onPause }}>
          Pauzeren
        </ActionButton>
      ) : (
        <ActionButton
          item={request}
          action="activate"
          run={() => activate.run({ uuid, body: { version } })}
          done={goesOn ? 'De zorgvraag loopt weer.' : 'De zorgvraag is afgesproken.'}
          ask={{
            title: goesOn ? 'Zorgvraag hervatten?' : 'Zorgvraag afspreken?',
            consequences: (
              <p>
                {serviceType.name} loopt dan voor {formatHourCount(hoursPerWeek ?? 0)} per week, vanaf {formatDate(wantedFrom)}.
                {again && ` ${again}`}
              </p>
            ),
          }}
        >
          {goesOn ? 'Hervatten' : 'Afspreken'}
        </ActionButton>
      )}
      <ActionButton
        item={request}
        action="close"
        danger
        run={({ text }) => close.run({ uuid, body: { reason: text, version } })}
        done="De zorgvraag is afgesloten."
        ask={{
          title: 'Zorgvraag afsluiten?',
          consequences: <p>Dit is niet terug te draaien. Opdrachten die al gepland zijn, blijven staan.</p>,
          label: 'Waarom?',
          required: true,
          danger: true,
        }}
      >
        Afsluiten
      </ActionButton>
    </Acts>
  )
}
