import type { ReactNode } from 'react'
import { formatPhone } from '../../../../../rules/format-nl.ts'
import account from '../../../../care/account/account-form.module.css'
import { AppLink } from '../../../../components/app-link.tsx'
import { Checkbox } from '../../../../components/checkbox.tsx'
import { Fact, Facts } from '../../../../components/fact.tsx'
import { nameContractTypes } from '../../../../words/nl.ts'
import classes from './registration.module.css'
import type { Draft } from './registration.ts'

type Props = { draft: Draft; agreed: boolean; onAgree: (agreed: boolean) => void; error: string | undefined }

/** An overview of what was filled in, and the consent. */
export function Summary({ draft, agreed, onAgree, error }: Props) {
  return (
    <>
      <Part title="Wie je bent" step={1}>
        <Fact label="Naam">{`${draft.firstName} ${draft.lastName}`}</Fact>
        <Fact label="E-mailadres">{draft.email}</Fact>
        <Fact label="Telefoonnummer">{formatPhone(draft.phone)}</Fact>
        <Fact label="Adres">
          {draft.street} {draft.houseNumber}
          <br />
          {draft.postcode} {draft.city}
        </Fact>
      </Part>
      <Part title="Je werk" step={2}>
        <Fact label="Niveau">{draft.expertiseLevel?.name}</Fact>
        {draft.expertiseLevel?.bigRegistered && <Fact label="BIG-nummer">{draft.bigNumber}</Fact>}
        <Fact label="Contractvorm">{nameContractTypes(draft.contractTypes)}</Fact>
      </Part>
      <Checkbox
        className={account.agree}
        name="agreed"
        label="Ik ga akkoord met de gebruiksvoorwaarden en de privacyverklaring"
        checked={agreed}
        onChange={event => onAgree(event.currentTarget.checked)}
        error={error}
      />
    </>
  )
}

function Part({ title, step, children }: { title: string; step: 1 | 2; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <div className={classes.partHead}>
        <h3>{title}</h3>
        <AppLink href={step > 1 ? `/werk/inschrijven?stap=${step}` : '/werk/inschrijven'}>
          Wijzigen<span className="unseen">: {title.toLowerCase()}</span>
        </AppLink>
      </div>
      <Facts>{children}</Facts>
    </section>
  )
}
