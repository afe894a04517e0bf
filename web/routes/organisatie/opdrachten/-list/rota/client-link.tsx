import { nameOf } from '#care/moment/care-moment.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { clientHref } from '../../../-parts/client-href.ts'
import classes from './day-head.module.css'

type Props = { client: { uuid: string; firstName: string; lastName: string } }

/** A client's name in a row, linked to their page. */
export const ClientLink = ({ client }: Props) => (
  <AppLink href={clientHref(client.uuid)} className={classes.client}>
    {nameOf(client)}
  </AppLink>
)
