/** From this many violations in this many days a planner sees a mark beside a care worker. It has no other effect. */
export const violationMark = { violations: 3, days: 90 } as const
