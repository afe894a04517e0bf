/** From so many violations in so many days on a planner sees a mark beside a care worker. Nothing else follows from it. */
export const violationMark = { violations: 3, days: 90 } as const
