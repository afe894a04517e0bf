import type { Audience } from '#care/client-page/client-search.ts'
import { openMomentHref } from '../../-parts/open-moment-href.ts'

/** The back office, with access to every client and the whole file. */
export const backOffice: Audience = {
  clients: '/backoffice/clienten',
  without: [],
  endsAccess: true,
  momentHref: openMomentHref,
  newMomentHref: uuid => `/backoffice/clienten/${uuid}?nieuw=opdracht`,
}
