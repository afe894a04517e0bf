import { call } from '#client/api.ts'
import { useChange } from '#client/cache.ts'
import { IconButton } from '#components/controls/icon-button.tsx'
import { HeartIcon } from '#components/marks/icons.tsx'
import { useAction } from '../action/use-action.ts'
import classes from './profile.module.css'

type Props = { careWorker: { '@id': string; uuid: string }; name: string; favorite: boolean }

/** Adds someone to the organization's favourites, or removes them. */
export function FavoriteButton({ careWorker, name, favorite }: Props) {
  const add = useChange('POST /favorite_care_workers')
  const remove = useChange('DELETE /favorite_care_workers/{uuid}')
  const { busy, act } = useAction()
  const restore = useChange('PUT /favorite_care_workers/{uuid}/restore')
  const make = () => add.run({ body: { careWorker: careWorker['@id'] } })
  const unmake = async () => {
    const found = await call('GET /favorite_care_workers', { query: { 'careWorker.uuid': careWorker.uuid } })
    for (const { uuid } of found.member) await remove.run({ uuid })
    return found.member
  }
  const putBack = async (removed: readonly { uuid: string }[]) => {
    for (const { uuid } of removed) await restore.run({ uuid, body: {} })
  }
  const toggle = () =>
    favorite
      ? act({ run: unmake, done: `${name} is geen favoriet meer.`, undo: putBack })
      : act({ run: make, done: `${name} is nu een favoriet.`, undo: unmake })
  return (
    <IconButton
      className={classes.heart}
      aria-label={`${name} als favoriet`}
      aria-pressed={favorite}
      loading={busy}
      onClick={() => void toggle()}
    >
      <HeartIcon />
    </IconButton>
  )
}
