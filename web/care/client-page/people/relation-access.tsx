import { useState } from 'react'
import { useChange } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { formatDate } from '#rules/time/format-nl.ts'
import { AskFirst } from '../../action/ask-first.tsx'
import { OwnNameOnly } from '../../action/own-name-only.tsx'
import { useAction } from '../../action/use-action.ts'
import type { Relation } from '../../client-file/client.ts'
import parts from '../../client-file/file-parts.module.css'
import { nameOf } from '../../moment/care-moment.ts'
import { dateOf } from '../../moment/moment.ts'

type Access = NonNullable<Relation['access']>
type Props = {
  relation: Relation
  /** The reader may end a contact's access. */
  endsAccess: boolean
}

function say({ email, access }: Relation): string {
  if (!access) return email ? 'Logt niet in. Kan worden uitgenodigd.' : 'Logt niet in. Vul een e-mailadres in om uit te nodigen.'
  const on = access.at && formatDate(dateOf(access.at))
  if (access.state === 'inactive') return 'Kan niet meer inloggen.'
  if (access.state === 'invited') return `Uitgenodigd op ${on}. Nog niet ingelogd.`
  return on ? `Logt in sinds ${on}.` : 'Logt in.'
}

/** Whether a contact person logs in for the client, and the possible actions. */
export function RelationAccess({ relation, endsAccess }: Props) {
  const { access, email } = relation
  return (
    <div className={parts.depends}>
      <p className="soft">
        {say(relation)}
        {access && access.email !== email && (
          <>
            {' '}
            Met <span data-written>{access.email}</span>.
          </>
        )}
      </p>
      <div className={`wrap-row ${parts.act}`}>
        {email && (!access || access.state === 'invited') && (
          <OwnNameOnly>
            <Invite relation={relation} />
          </OwnNameOnly>
        )}
        {endsAccess && access && access.state !== 'invited' && (
          <EndAccess name={nameOf(relation)} relation={relation.uuid} access={access} />
        )}
      </div>
    </div>
  )
}

function Invite({ relation }: { relation: Relation }) {
  const { run } = useChange('POST /client_relations/{uuid}/invite')
  const { busy, act } = useAction()
  const name = nameOf(relation)
  const press = () => act({ run: () => run({ uuid: relation.uuid }), done: `${name} krijgt een mail met een link.` })
  return (
    <Button variant="default" size="sm" loading={busy} onClick={() => void press()}>
      {relation.access ? 'Opnieuw sturen' : 'Uitnodigen'}
      <span className="unseen">{relation.access ? ` aan ${name}` : ` van ${name}`}</span>
    </Button>
  )
}

function EndAccess({ name, relation, access }: { name: string; relation: string; access: Access }) {
  const { account, state, hasWork } = access
  const leave = useChange('POST /client_relations/{uuid}/end_access')
  const [deactivate, activate] = [useChange('PUT /users/{uuid}/deactivate'), useChange('PUT /users/{uuid}/activate')]
  const { busy, act } = useAction()
  const [isAsked, setAsked] = useState(false)
  const giveBack = () => act({ run: () => activate.run({ uuid: account, body: {} }), done: `${name} kan weer inloggen.` })
  const said = <span className="unseen"> van {name}</span>
  if (state === 'inactive')
    return (
      <Button variant="default" size="sm" loading={busy} onClick={() => void giveBack()}>
        Toegang teruggeven{said}
      </Button>
    )
  return (
    <>
      <Button variant="default" size="sm" onClick={() => setAsked(true)}>
        Toegang beëindigen{said}
      </Button>
      {isAsked && hasWork && (
        <AskFirst
          title={`Toegang van ${name} beëindigen?`}
          consequences={<p>{name} ziet de zorg voor deze cliënt niet meer. Het account blijft, voor het werk.</p>}
          act="Toegang beëindigen"
          danger
          run={() => leave.run({ uuid: relation })}
          done={`${name} logt niet meer in voor deze cliënt.`}
          onClose={() => setAsked(false)}
        />
      )}
      {isAsked && !hasWork && (
        <AskFirst
          title={`Toegang van ${name} beëindigen?`}
          consequences={<p>{name} wordt overal uitgelogd en kan niet meer inloggen, ook niet voor andere cliënten.</p>}
          act="Toegang beëindigen"
          danger
          label="Reden, voor de geschiedenis"
          required
          run={({ text }) => deactivate.run({ uuid: account, body: { reason: text } })}
          done={`${name} kan niet meer inloggen.`}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
