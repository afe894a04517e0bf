import type { AnswerOf } from '#client/api.ts'

export type FeatureSwitch = AnswerOf<'GET /feature_switches'>['switches'][number]

/** The scope of a switch. */
export const sayScope = ({ account, organization, percent }: Pick<FeatureSwitch, 'account' | 'organization' | 'percent'>) => {
  if (percent !== null) return `${percent}% van de organisaties en gebruikers`
  return account?.name ?? organization?.name ?? 'Iedereen'
}
