// The tabs of reactions by their words in the address; their content loads with the screen.
export const reactionTabs = ['in-behandeling', 'gekozen', 'niet-gekozen', 'afgelopen'] as const
export type ReactionTab = (typeof reactionTabs)[number]
