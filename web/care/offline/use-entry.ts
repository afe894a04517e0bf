import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { fillDraft } from '#client/draft-storage.ts'
import { dropDraft } from '#client/drafts.ts'
import type { Entry } from '#client/outbox/entry.ts'
import { toastDone, toastFailed } from '#components/layers/toast.ts'

const alreadySent = 'Dit is net verstuurd.'

/** The actions on an entry: edit it in its form, and remove it, with an undo. */
export function useEntry(entry: Entry, onLeave: (() => void) | undefined) {
  const client = useQueryClient()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const queue = () => import('#client/outbox/sending.ts')
  const doing = (work: () => Promise<void>) => () => {
    setBusy(true)
    void work().finally(() => setBusy(false))
  }
  const change = doing(async () => {
    const { account, form, path } = entry
    if (!form) return
    if (!fillDraft(account, form.name, form.values))
      return void toastFailed('Daar staat al iets anders klaar. Verstuur of wis dat eerst.')
    if (!(await (await queue()).takeOut(entry))) {
      dropDraft(form.name)
      return void toastDone(alreadySent)
    }
    onLeave?.()
    await router.navigate({ href: path })
  })
  const remove = doing(async () => {
    const { takeOut, putBack, sendWaiting } = await queue()
    if (!(await takeOut(entry))) return void toastDone(alreadySent)
    void sendWaiting(client).catch(() => undefined) // what waited behind it
    toastDone(`Verwijderd: ${entry.title}.`, { act: () => void putBack(client, entry) })
  })
  return { busy, change, remove }
}
