import type { ReactNode } from 'react'
import { AgreeField } from '#care/account/agree-field.tsx'
import { addressOf } from '#care/form/address.ts'
import { AddressLines } from '#care/parts/address-lines.tsx'
import { AppLink } from '#components/controls/app-link.tsx'
import { Fact, Facts } from '#components/marks/fact.tsx'
import { formatPhone } from '#rules/time/format-nl.ts'
import { nameContractTypes } from '#words/nl.ts'
import type { FieldsProps } from './fields.ts'
import classes from './registration.module.css'

/** An overview of what was filled in, and the consent. */
export function Summary({ form }: FieldsProps) {
  const { values: draft } = form
  return (
    <>
      <Part title="Wie je bent" step={1}>
        <Fact label="Naam">{`${draft.firstName} ${draft.lastName}`}</Fact>
        <Fact label="E-mailadres">{draft.email}</Fact>
        <Fact label="Telefoonnummer">{formatPhone(draft.phone)}</Fact>
        <Fact label="Adres">
          <AddressLines of={addressOf(draft)} />
        </Fact>
      </Part>
      <Part title="Je werk" step={2}>
        <Fact label="Niveau">{draft.expertiseLevel?.name}</Fact>
        {draft.expertiseLevel?.bigRegistered && <Fact label="BIG-nummer">{draft.bigNumber}</Fact>}
        <Fact label="Contractvorm">{nameContractTypes(draft.contractTypes)}</Fact>
      </Part>
      <AgreeField {...form.tick('agreed')} />
    </>
  )
}

function Part({ title, step, children }: { title: string; step: 1 | 2; children: ReactNode }) {
  return (
    <section className={`grid gap-12 ${classes.part}`}>
      <div className={`row spread gap-16 ${classes.partHead}`}>
        <h3>{title}</h3>
        <AppLink href={step > 1 ? `/werk/inschrijven?stap=${step}` : '/werk/inschrijven'}>
          Wijzigen<span className="unseen">: {title.toLowerCase()}</span>
        </AppLink>
      </div>
      <Facts>{children}</Facts>
    </section>
  )
}
