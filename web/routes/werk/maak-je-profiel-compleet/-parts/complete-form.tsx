import { type ReactNode, useState } from 'react'
import account from '../../../../care/account/account-form.module.css'
import { AccountEmail, AccountForm, useAccountForm } from '../../../../care/account/account-form.tsx'
import type { MailedLink } from '../../../../care/account/link-screen.tsx'
import { useEnter } from '../../../../care/use-enter.ts'
import { call, Problem } from '../../../../client/api.ts'
import { Checkbox } from '../../../../components/checkbox.tsx'
import { Fact, Facts } from '../../../../components/fact.tsx'
import { NewPasswordField } from '../../../../components/new-password-field.tsx'
import { AboutFields } from './about-fields.tsx'
import classes from './complete-form.module.css'
import { neededDocuments } from './needed-documents.ts'
import { PreferenceFields } from './preference-fields.tsx'
import { bodyOf, checkProfile, emptyProfile, fields, type Profile } from './profile.ts'

type Props = { token: string; link: MailedLink; onGone: () => void }

/** The rest of the registration; afterwards people are logged in. */
export function CompleteForm({ token, link, onGone }: Props) {
  const enter = useEnter()
  const { send, ...form } = useAccountForm(...fields)
  const [profile, setProfile] = useState(emptyProfile)
  const set = (changes: Partial<Profile>) => setProfile(now => ({ ...now, ...changes }))
  const complete = async () => {
    try {
      await call('PUT /user_tokens/{user_token}/complete_registration', { user_token: token, body: bodyOf(profile) })
    } catch (problem) {
      if (problem instanceof Problem && problem.status === 404) return onGone()
      throw problem
    }
    await enter(link.email, profile.password)
  }
  return (
    <AccountForm {...form} act="Profiel bewaren en beginnen" onSubmit={() => send(checkProfile(profile), complete)}>
      <Group title="Inloggen">
        <AccountEmail email={link.email} />
        <NewPasswordField value={profile.password} onChange={password => set({ password })} error={form.errors.password} />
      </Group>
      <Group title="Over jou">
        <AboutFields profile={profile} set={set} error={form.errors['profile.about']} />
      </Group>
      <Group title="Wat past bij jou?">
        <PreferenceFields profile={profile} set={set} error={form.errors['preferences.maximumDistanceKm']} />
      </Group>
      <Needed />
      <Checkbox
        className={account.agree}
        name="agreed"
        label="Ik ga akkoord met de gebruiksvoorwaarden en de privacyverklaring"
        checked={profile.agreed}
        onChange={event => set({ agreed: event.currentTarget.checked })}
        error={form.errors.agreed}
      />
    </AccountForm>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.group}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** The documents that will be asked for, shown now because some take weeks to get. */
function Needed() {
  return (
    <section className={classes.needed}>
      <h2>Dit hebben we straks van je nodig</h2>
      <p>Leg het alvast klaar. Inleveren doe je na het inloggen, bij Documenten.</p>
      <Facts>
        {neededDocuments().map(({ who, documents }) => (
          <Fact key={who} label={who}>
            <ul>
              {documents.map(name => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </Fact>
        ))}
      </Facts>
    </section>
  )
}
