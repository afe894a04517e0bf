import type { ReactNode } from 'react'
import { AccountEmail } from '#care/account/account-email.tsx'
import { AgreeField } from '#care/account/agree-field.tsx'
import type { LinkProps } from '#care/account/link-screen.tsx'
import { Form } from '#care/form/form.tsx'
import { type FormOf, useForm } from '#care/form/use-form.ts'
import { useEnter } from '#care/use-enter.ts'
import { call } from '#client/api.ts'
import { Checkbox } from '#components/controls/checkbox.tsx'
import { NewPasswordField } from '#components/fields/new-password-field.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { documentName } from '#rules/documents/required-documents.ts'
import classes from './complete-form.module.css'
import { PreferenceFields } from './preference-fields.tsx'
import { bodyOf, checkProfile, emptyProfile, fieldOf, type Profile } from './profile.ts'

/** The rest of the registration; afterwards people are logged in. */
export function CompleteForm({ token, link, refused }: LinkProps) {
  const enter = useEnter()
  const form = useForm({
    start: { ...emptyProfile, agreed: link.agreed },
    check: checkProfile,
    fieldOf,
    send: profile =>
      call('PUT /user_tokens/{user_token}/complete_registration', { user_token: token, body: bodyOf(profile, !link.agreed) }),
    done: (_, { password }) => enter(link.email, password),
    refused,
  })
  return (
    <Form of={form} wide act="Profiel bewaren en beginnen">
      <Group title="Inloggen">
        <AccountEmail email={link.email} />
        <NewPasswordField label="Wachtwoord" {...form.field('password')} />
      </Group>
      <Group title="Over jou">
        <AboutFields form={form} />
      </Group>
      <Group title="Wat past bij jou?">
        <PreferenceFields form={form} />
      </Group>
      <Needed documents={link.documents} />
      {!link.agreed && <AgreeField {...form.tick('agreed')} />}
    </Form>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`grid gap-half ${classes.group}`}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** The documents that will be asked for, shown now because some take weeks to get. */
function Needed({ documents }: Pick<LinkProps['link'], 'documents'>) {
  return (
    <section className={`grid gap-8 sunken ${classes.needed}`}>
      <h2>Dit hebben we straks van je nodig</h2>
      <p>Leg het alvast klaar. Inleveren doe je na het inloggen, bij Documenten.</p>
      <ul className="marked">
        {documents.map(kinds => (
          <li key={kinds.join()}>{kinds.map(kind => documentName[kind]).join(' of ')}</li>
        ))}
      </ul>
    </section>
  )
}

const longest = 2000

/** What organizations read about a worker, and whether they may offer another contract form. */
function AboutFields({ form }: { form: FormOf<Profile> }) {
  return (
    <>
      <TextArea
        label="Stel je kort voor"
        description="Organisaties lezen dit bij je reactie. Je mag het ook later invullen."
        rows={4}
        maxLength={longest}
        {...form.text('about')}
      />
      <Checkbox
        label="Ik sta ook open voor andere contractvormen"
        description="Organisaties kunnen je dan bijvoorbeeld een vast contract voorstellen."
        {...form.tick('openToOtherContractForms')}
      />
    </>
  )
}
