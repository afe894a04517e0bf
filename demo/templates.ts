// The templates of every location: its usual weekly work.
import type { Calendar } from './calendar.ts'
import { type Cast, iri, known } from './cast.ts'
import { kinds, parts } from './data/shifts.ts'
import type { Call, Timeline } from './play.ts'

const perLocation = 3
/** Every location saves the first kinds of work that are done there. */
export const planTemplates = (cast: Cast, calendar: Calendar, timeline: Timeline, call: Call): void => {
  for (const location of cast.locations)
    for (const {
      title,
      description,
      level,
      serviceType,
      parts: [part],
    } of kinds.filter(({ at }) => at === location.kind).slice(0, perLocation)) {
      const { start, end, breakMinutes } = parts[part!]
      const body = {
        ...{ title, description, startTime: start, endTime: end, breakMinutes },
        organizationLocation: iri('organization_locations', location.uuid),
        expertiseLevel: iri('expertise_levels', known(cast.levels.get(level), level).uuid),
        serviceType: iri('service_types', known(cast.serviceTypes.get(serviceType), serviceType)),
        publishedForContractTypes: ['freelance'],
      }
      timeline.at(calendar.at(-30, '11:25'), () => call(location.user, 'POST', '/care_moment_templates', body))
    }
}
