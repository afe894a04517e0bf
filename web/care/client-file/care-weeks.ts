// Agreed and planned care of a client by week, and its wording.
import { agreedStatuses } from '#contract/status-groups.ts'
import { addDays } from '#rules/time/amsterdam.ts'
import { type AgreedCare, type CareWeek, careWeek, type PlannedWeek } from '#rules/time/care-week.ts'
import { formatHours, formatNumber } from '#rules/time/format-nl.ts'

type Request = AgreedCare & { status: (typeof agreedStatuses)[number] }

type Planned = { careWeeks?: readonly PlannedWeek[] }

/** This week and the coming ones, if something is agreed for them: the first is not always this week. */
export const weeksOf = ({ careWeeks = [] }: Planned, requests: readonly Request[]): CareWeek[] => {
  const agreed = requests.filter(({ status }) => agreedStatuses.includes(status))
  return careWeeks.flatMap(week => careWeek(agreed, week) ?? [])
}

/** The present week, if something is agreed for it. */
export const thisWeekOf = (planned: Planned, requests: readonly Request[], today: string): CareWeek | undefined =>
  weeksOf(planned, requests).find(({ startsOn }) => startsOn <= today && today <= addDays(startsOn, 6))

/** "6 van de 8 uur", or "8 uur" when everything agreed is planned. */
export const sayPlanned = ({ plannedMinutes, agreedMinutes, missingMinutes }: CareWeek): string =>
  missingMinutes > 0
    ? `${formatNumber(plannedMinutes / 60, 2)} van de ${formatHours(agreedMinutes)}`
    : formatHours(plannedMinutes)
