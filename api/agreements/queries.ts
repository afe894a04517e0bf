// Who agreed to which version of the general documents (contract/money/papers.ts).

import { paperNames, papers } from '../../contract/money/papers.ts'
import type { agreementOperations } from '../../contract/workers/agreements.ts'
import { type Account, own, recordOf } from '../accounts/queries.ts'
import type { Queries } from '../platform/concept.ts'
import type { Tx } from '../platform/database/database.ts'

export const queries: Queries<typeof agreementOperations> = {
  Agreement: { visible: { ...own('account_uuid'), ROLE_PLANNER: true } },
}

const presentVersions = paperNames.map(paper => ({ paper, version: papers[paper].versions[0] }))

/** Records that the owner of this account agrees to the documents in their present version; does nothing if they already did. */
export const agreeTo = async (tx: Tx, account: Account, now: string): Promise<void> => {
  const rows = presentVersions.map(each => ({ ...each, account_uuid: account.uuid, at: now }))
  const stored = await tx
    .insertInto('agreement')
    .values(rows)
    .onConflict(c => c.doNothing())
    .returning(['paper', 'version'])
    .execute()
  if (stored.length === 0) return
  const data = Object.fromEntries(stored.map(({ paper, version }) => [paper, version]))
  await recordOf(tx, 'papers_agreed', account, now, undefined, data)
}

/** Whether the owner of this account agreed to the present version of every document. */
export const hasAgreed = async (tx: Tx, account: string): Promise<boolean> => {
  const stored = await tx.selectFrom('agreement').select(['paper', 'version']).where('account_uuid', '=', account).execute()
  return presentVersions.every(({ paper, version }) => stored.some(row => row.paper === paper && row.version === version))
}
