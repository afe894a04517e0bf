import { oneOf } from '#care/list/choice-filters.ts'
import { defineList } from '#care/list/list-search.ts'

/** The reasons for refusal, in words. */
export const refusedWords = {
  password: 'Wachtwoord klopte niet',
  code: 'Code klopte niet',
  passkey: 'Passkey klopte niet',
  refresh_token: 'Sleutel van het toestel was al gebruikt',
} as const

/** The refused logins. */
export const refusedLoginList = defineList<'GET /refused_logins', undefined>()({
  filters: {
    wat: oneOf({
      label: 'Wat',
      field: 'kind',
      choices: [
        { value: 'wachtwoord', label: refusedWords.password, asked: 'password' },
        { value: 'code', label: refusedWords.code, asked: 'code' },
        { value: 'passkey', label: refusedWords.passkey, asked: 'passkey' },
        { value: 'toestel', label: refusedWords.refresh_token, asked: 'refresh_token' },
      ],
    }),
  },
  orders: { nieuwste: { label: 'Nieuwste eerst', asked: {} } },
  pageSize: 30,
  keeps: () => false,
  also: () => ({ onderdeel: 'logins' }),
})
