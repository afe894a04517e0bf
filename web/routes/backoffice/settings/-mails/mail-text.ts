import type { AnswerOf } from '#client/api.ts'
import { stringifySearch } from '#client/search-params.ts'

export type MailText = AnswerOf<'GET /mail_texts'>['mailTexts'][number]
export type MailWords = MailText['ours']

/** The address of the list, or of a mail in it. */
export const mailHref = (mail?: string) => `/backoffice/settings${stringifySearch({ onderdeel: 'mails', mail })}` as const
