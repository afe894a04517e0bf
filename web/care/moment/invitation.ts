import type { AnswerOf } from '#client/api.ts'

/** A question by name, as in lists. */
export type Invitation = AnswerOf<'GET /care_moment_invitations'>['member'][number]
/** Somebody who can be asked for a moment. */
export type Candidate = AnswerOf<'GET /care_moments/{uuid}/candidates'>['candidates'][number]
