// This browser keeps the hours as filled in until they are submitted.

import type { ListedMoment } from '../../../care/moment/care-moment.ts'
import { dropDraft, keptDraft, useDraft } from '../../../client/drafts.ts'
import { draftOf, type HoursDraft, readDraft } from './hours-draft.ts'

type Named = Pick<ListedMoment, 'uuid'>
const nameOf = ({ uuid }: Named) => `uren:${uuid}`
/** What the queue says of the hours of a moment, to fill in its form again. */
export const formOf = (moment: Named, values: HoursDraft) => ({ name: nameOf(moment), values })
/** Whether hours were filled in and never submitted. */
export const hasHoursDraft = (moment: Named): boolean => readDraft(keptDraft(nameOf(moment))) !== undefined
/** Removes the draft: the hours were submitted, or there were none. */
export const dropHoursDraft = (moment: Named): void => dropDraft(nameOf(moment))

/** The draft of a moment: it survives a reload, a lost network and the end of the login. */
export const useHoursDraft = (moment: ListedMoment) => useDraft<HoursDraft>(nameOf(moment), draftOf(moment), readDraft)
