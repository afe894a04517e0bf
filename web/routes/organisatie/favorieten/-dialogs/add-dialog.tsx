import { useQuery } from '@tanstack/react-query'
import { useAction } from '#care/action/use-action.ts'
import { nameOf } from '#care/moment/care-moment.ts'
import { WorkerAvatar } from '#care/profile/worker-avatar.tsx'
import type { AnswerOf } from '#client/api.ts'
import { queryOf, useChange } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { Empty, together } from '#components/page/query-state.tsx'
import classes from '../-list/favorite-list.module.css'
import { SearchDialog, useSearchText } from './search-dialog.tsx'

const max = 20

/** Adds a favourite: anyone who worked here or reacted. */
export default function AddDialog({ onClose }: { onClose: () => void }) {
  const text = useSearchText()
  const { search } = text
  const query = useQuery(queryOf('GET /care_workers', { query: { active: true, itemsPerPage: max, ...(search && { search }) } }))
  const workers = query.data?.member ?? []
  const uuids = workers.map(({ uuid }) => uuid)
  const known = useQuery({
    ...queryOf('GET /favorite_care_workers', { query: { 'careWorker.uuid': uuids, itemsPerPage: max } }),
    enabled: uuids.length > 0,
  })
  const favorites = known.data?.member.map(({ careWorker }) => careWorker.uuid)
  return (
    <SearchDialog
      title="Favoriet toevoegen"
      lead="Je vindt hier wie bij jullie werkte of op een opdracht reageerde."
      label="Zoek op naam of woonplaats"
      search={text}
      query={together(query, known)}
      rowHeight={56}
      empty={
        search ? (
          <Empty title="Niemand gevonden" text={`Van wie hier werkte of reageerde past niemand bij “${search}”.`} />
        ) : (
          <Empty drawing="tea" title="Nog niemand" text="Zodra iemand op een opdracht reageert, staat die hier." />
        )
      }
      hint="zoek op naam of woonplaats"
      onClose={onClose}
    >
      {workers.map(worker => (
        <Person key={worker.uuid} worker={worker} isFavorite={favorites?.includes(worker.uuid)} />
      ))}
    </SearchDialog>
  )
}

type PersonProps = { worker: AnswerOf<'GET /care_workers'>['member'][number]; isFavorite: boolean | undefined }

function Person({ worker: { '@id': careWorker, profile }, isFavorite }: PersonProps) {
  const add = useChange('POST /favorite_care_workers')
  const remove = useChange('DELETE /favorite_care_workers/{uuid}')
  const { busy, act } = useAction()
  const name = nameOf(profile)
  const make = () =>
    act({
      run: () => add.run({ body: { careWorker } }),
      done: `${name} is nu een favoriet.`,
      undo: ({ uuid }) => remove.run({ uuid }),
    })
  return (
    <li>
      <WorkerAvatar profile={profile} />
      <span className={`grid shrinks breaks ${classes.peopleWords}`}>
        <strong>{name}</strong>
        <span className="soft small">
          {profile.expertiseLevel.name}, {profile.city}
        </span>
      </span>
      {isFavorite && <span className="rigid soft small">Al favoriet</span>}
      {isFavorite === false && (
        <Button size="sm" variant="default" loading={busy} onClick={() => void make()}>
          Toevoegen<span className="unseen">: {name}</span>
        </Button>
      )}
    </li>
  )
}
