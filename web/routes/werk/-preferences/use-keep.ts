import { call } from '#client/api.ts'
import { useChange } from '#client/cache.ts'
import { changesIn, preferencesBody, type Wishes, wishesOf } from './wishes.ts'

/**
 * Saves the changes: in at most three calls, each of which can be repeated if a later one fails. The rest stays as another tab or
 * device saved it meanwhile.
 */
export function useKeep(me: string) {
  const forms = useChange('PATCH /care_workers/{uuid}/update_preferred_contract_types')
  const profile = useChange('PUT /care_worker_profiles/{uuid}')
  const preferences = useChange('PUT /care_worker_preferences/{uuid}')
  const keepOpenness = async (openToOtherContractForms: boolean) => {
    const now = await call('GET /care_worker_profiles/{uuid}', { uuid: me })
    const { firstName, lastName, phone, about, address, photo } = now
    const body = { firstName, lastName, phone: phone ?? '', about: about ?? null, address, photo: photo ?? null }
    await profile.run({ uuid: me, body: { ...body, openToOtherContractForms } })
  }
  return async (to: Wishes, from: Wishes) => {
    const changed = changesIn(to, from)
    const { contractTypes, openToOtherContractForms } = to
    if (changed.includes('contractTypes')) await forms.run({ uuid: me, body: { contractTypes } })
    if (changed.includes('openToOtherContractForms')) await keepOpenness(openToOtherContractForms)
    const others = changed.filter(part => part !== 'contractTypes' && part !== 'openToOtherContractForms')
    if (others.length === 0) return
    const now = wishesOf(await call('GET /care_workers/{uuid}', { uuid: me }))
    const mine = Object.fromEntries(others.map(part => [part, to[part]]))
    await preferences.run({ uuid: me, body: preferencesBody({ ...now, ...mine }) })
  }
}
