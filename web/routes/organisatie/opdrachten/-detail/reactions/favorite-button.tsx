import { tellRefusal } from '../../../../../care/tell.ts'
import { call } from '../../../../../client/api.ts'
import { useChange } from '../../../../../client/cache.ts'
import { IconButton } from '../../../../../components/icon-button.tsx'
import { HeartIcon } from '../../../../../components/icons.tsx'
import { toastDone } from '../../../../../components/toast.ts'

type Props = { careWorker: { '@id': string; uuid: string }; name: string; favorite: boolean }

/** Makes someone a favourite of the organization, or no longer one. */
export function FavoriteButton({ careWorker, name, favorite }: Props) {
  const add = useChange('POST /favorite_care_workers')
  const remove = useChange('DELETE /favorite_care_workers/{uuid}')
  const toggle = async () => {
    try {
      if (favorite) {
        const found = await call('GET /favorite_care_workers', { query: { 'careWorker.uuid': careWorker.uuid } })
        for (const { uuid } of found.member) await remove.run({ uuid })
      } else await add.run({ body: { careWorker: careWorker['@id'] } })
      toastDone(favorite ? `${name} is geen favoriet meer.` : `${name} is nu een favoriet.`)
    } catch (problem) {
      tellRefusal(problem)
    }
  }
  return (
    <IconButton
      aria-label={`${name} als favoriet`}
      aria-pressed={favorite}
      loading={add.busy || remove.busy}
      onClick={() => void toggle()}
    >
      <HeartIcon />
    </IconButton>
  )
}
