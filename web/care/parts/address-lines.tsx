import { Fragment } from 'react'
import { type Address, addressLines } from '#rules/typed/address.ts'

/** An address as on an envelope, line by line. */
export function AddressLines({ of }: { of: Address }) {
  return addressLines(of).map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}
