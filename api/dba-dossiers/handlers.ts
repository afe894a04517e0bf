import type { Item } from '../../contract/language.ts'
import { Organization } from '../../contract/organizations/organizations.ts'
import { CareWorker } from '../../contract/workers/care-workers.ts'
import { dbaDossierOperations } from '../../contract/workers/dba-dossiers.ts'
import { dossierOf } from '../../rules/dossier/dossier.ts'
import { lastYear } from '../../rules/money/figures.ts'
import { amsterdamDate } from '../../rules/time/amsterdam.ts'
import { authorOf } from '../accounts/queries.ts'
import type { Concept, Context, Handlers } from '../platform/concept.ts'
import { invalid, Problem } from '../platform/problem.ts'
import { findItem } from '../platform/rows/rows.ts'
import { printDossier } from './print.ts'
import { factsOf, firstDayOf, organizationsOf, ownOrganization, seesOwnLocations } from './queries.ts'

type DossierContext = Context<(typeof dbaDossierOperations)['dossier']>
/** The dossier, if this viewer may read it. Throws 404 for a care worker or an organization that they do not see. */
const read = async ({ tx, params, query, viewer, now }: DossierContext) => {
  const worker = await findItem(tx, CareWorker, params.uuid, viewer)
  const organizationUuid = query.organization ?? (await ownOrganization(tx, viewer))
  if (!organizationUuid) throw invalid('organization', 'Noem de organisatie.')
  const organization = await findItem(tx, Organization, organizationUuid, viewer)
  if (!worker || !organization) throw new Problem('not_found')
  const { to = amsterdamDate(now) } = query
  const year = { from: query.from ?? lastYear(to).from, to }
  if (year.from > year.to) throw invalid('from', 'De eerste dag ligt na vandaag.')
  const pair = { worker: worker.uuid, organization: organization.uuid, days: year, viewer }
  const first = query.whole ? await firstDayOf(tx, pair, now) : undefined
  const days = first === undefined || first > to ? year : { from: first, to }
  const facts = await factsOf(tx, { ...pair, days })
  const { firstName, lastName } = (worker as unknown as Item<typeof CareWorker>).profile
  return {
    careWorker: { uuid: worker.uuid, name: `${firstName} ${lastName}` },
    organization: { uuid: organization.uuid, name: String(organization.name) },
    ...days,
    atOwnLocations: seesOwnLocations(viewer),
    sections: dossierOf(facts),
  }
}

const handlers = {
  organizations: async ({ tx, params, viewer, now }) => {
    if (!(await findItem(tx, CareWorker, params.uuid, viewer))) throw new Problem('not_found')
    return { organizations: await organizationsOf(tx, params.uuid, now) }
  },
  dossier: read,
  pdf: async context => {
    const { careWorker, organization, sections, ...rest } = await read(context)
    const author = await context.tx.selectNoFrom(authorOf(context.me).as('name')).executeTakeFirstOrThrow()
    const today = amsterdamDate(context.now)
    const heading = { ...rest, careWorker: careWorker.name, organization: organization.name, today, askedBy: author.name }
    return {
      name: `dba-dossier-${rest.from}-${rest.to}-${careWorker.uuid.slice(-6)}.pdf`,
      type: 'application/pdf',
      content: async () => Buffer.from(await printDossier(heading, sections)),
    }
  },
} satisfies Handlers<typeof dbaDossierOperations>

export const dbaDossiers = { operations: dbaDossierOperations, handlers } satisfies Concept
