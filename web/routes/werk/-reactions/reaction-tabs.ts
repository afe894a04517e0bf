// The tabs of the reactions by their words in the address; what each shows comes in with the screen.
export const reactionTabs = ['in-behandeling', 'gekozen', 'niet-gekozen', 'afgelopen'] as const
export type ReactionTab = (typeof reactionTabs)[number]
