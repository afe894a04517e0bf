import { useState } from 'react'
import type { AnswerOf } from '#client/api.ts'
import { useChange } from '#client/cache.ts'
import { canPasskeys } from '#client/passkeys.ts'
import { Button } from '#components/controls/button.tsx'
import { AskFirst } from '../action/ask-first.tsx'
import { now } from '../now.ts'
import { spoken } from '../spoken.ts'
import { sayWhen } from './say-when.ts'
import { SecondFactorRow } from './second-factor/second-factor-row.tsx'
import classes from './security.module.css'

export type Passkey = AnswerOf<'GET /passkeys'>['member'][number]

function PasskeyItem({ passkey: { name, createdAt, lastUsedAt }, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const present = now()
  return (
    <li className={`grid gap-4-16 pad-row rounded sunken ${classes.passkey}`}>
      <div>
        <h4 className="breaks">{name}</h4>
        <p className="figures">
          {lastUsedAt ? `Laatst gebruikt: ${sayWhen(lastUsedAt, present)}` : 'Nog niet gebruikt'}
          <br />
          Toegevoegd: {sayWhen(createdAt, present)}
        </p>
      </div>
      <Button variant="default" onClick={onRemove} aria-label={`Passkey ${name} verwijderen`}>
        Verwijderen
      </Button>
    </li>
  )
}

/** The passkeys of this account, beside the code or the app; the dialog adds one. */
export function PasskeysRow({ passkeys, onAdd }: { passkeys: readonly Passkey[]; onAdd: () => void }) {
  const [asked, setAsked] = useState<Passkey>()
  const { run } = useChange('DELETE /passkeys/{uuid}')
  const can = canPasskeys()
  const list = passkeys.length > 0 && (
    <ul className="grid across gap-8 above-12" aria-label={spoken('Je passkeys', 'Uw passkeys')}>
      {passkeys.map(passkey => (
        <PasskeyItem key={passkey.uuid} passkey={passkey} onRemove={() => setAsked(passkey)} />
      ))}
    </ul>
  )
  return (
    <SecondFactorRow title="Passkeys" act={can ? 'Passkey toevoegen' : ''} onAct={onAdd} below={list}>
      <p>
        {can
          ? spoken(
              'Log in met je vinger, gezicht of pincode in plaats van een code.',
              'Log in met uw vinger, gezicht of pincode in plaats van een code.',
            )
          : 'Deze browser kan geen passkeys gebruiken. Een nieuwere browser wel.'}
      </p>
      {asked && (
        <AskFirst
          title={`Passkey ${asked.name} verwijderen?`}
          consequences={
            <p>
              {spoken(
                'Je kunt er dan niet meer mee inloggen. Op je apparaat staat hij nog wel: daar kun je hem zelf verwijderen.',
                'U kunt er dan niet meer mee inloggen. Op uw apparaat staat hij nog wel: daar kunt u hem zelf verwijderen.',
              )}
            </p>
          }
          act="Verwijderen"
          danger
          run={() => run({ uuid: asked.uuid })}
          done={`Passkey ${asked.name} is verwijderd.`}
          refused={({ status }) => (status === 404 ? 'Deze passkey was al verwijderd.' : undefined)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </SecondFactorRow>
  )
}
