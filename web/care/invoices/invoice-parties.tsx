import { formatIban } from '#rules/time/format-nl.ts'
import { AddressLines } from '../parts/address-lines.tsx'
import classes from './invoice.module.css'
import type { Invoice } from './invoice.ts'

type Parties = Invoice['parties']

function Party({ label, party, iban }: { label: string; party: Parties['supplier']; iban?: string | null }) {
  const { name, tradeName, kvk, vatId, email } = party
  const numbers = [
    ['KvK', kvk],
    ['Btw-id', vatId],
    ['IBAN', iban && formatIban(iban)],
  ].filter(([, value]) => value)
  return (
    <section className={classes.party}>
      <h2>{label}</h2>
      <address>
        <strong>{tradeName ?? name}</strong>
        <br />
        {tradeName && (
          <>
            {name}
            <br />
          </>
        )}
        <AddressLines of={party} />
        {email && (
          <>
            <br />
            <a href={`mailto:${email}`}>{email}</a>
          </>
        )}
      </address>
      {numbers.length > 0 && (
        <dl className={`grid above-8 figures ${classes.numbers}`}>
          {numbers.map(([name, value]) => (
            <div key={name} className={classes.number}>
              <dt className="soft">{name}</dt>
              <dd className="breaks">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

/** Both parties of an invoice, as they were when it was made. */
export function InvoiceParties({ parties: { supplier, customer, iban } }: { parties: Parties }) {
  return (
    <div className={`grid gap-24 ${classes.parties}`}>
      <Party label="Van" party={supplier} iban={iban} />
      <Party label="Aan" party={customer} />
    </div>
  )
}
