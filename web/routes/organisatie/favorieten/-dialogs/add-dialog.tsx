import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '#care/action/use-action.ts'
import { nameOf } from '#care/moment/care-moment.ts'
import { WorkerAvatar } from '#care/profile/worker-avatar.tsx'
import type { AnswerOf } from '#client/api.ts'
import { queryOf, useChange } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { useDebouncedValue } from '#components/hooks/use-debounced-value.ts'
import { Dialog } from '#components/layers/dialog.tsx'
import { SearchIcon } from '#components/marks/icons.tsx'
import { Empty, QueryState } from '#components/page/query-state.tsx'
import classes from './people-list.module.css'

const most = 20

/** Adds a favourite: anyone who worked here or reacted. */
export default function AddDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const search = useDebouncedValue(text.trim())
  const query = useQuery(queryOf('GET /care_workers', { query: { active: true, itemsPerPage: most, ...(search && { search }) } }))
  const workers = query.data?.member ?? []
  const uuids = workers.map(({ uuid }) => uuid)
  const known = useQuery({
    ...queryOf('GET /favorite_care_workers', { query: { 'careWorker.uuid': uuids, itemsPerPage: most } }),
    enabled: uuids.length > 0,
  })
  const favorites = known.data?.member.map(({ careWorker }) => careWorker.uuid)
  const more = (query.data?.totalItems ?? 0) - workers.length
  return (
    <Dialog title="Favoriet toevoegen" onClose={onClose}>
      <p className="below-12">Je vindt hier wie bij jullie werkte of op een opdracht reageerde.</p>
      <TextField
        type="search"
        aria-label="Zoek op naam of woonplaats"
        placeholder="Zoek op naam of woonplaats"
        maxLength={100}
        leftSection={<SearchIcon size={20} />}
        value={text}
        onChange={event => setText(event.currentTarget.value)}
        data-autofocus
      />
      <QueryState
        query={query}
        rows={4}
        height={56}
        isEmpty={data => data.member.length === 0}
        empty={
          search ? (
            <Empty title="Niemand gevonden" text={`Van wie hier werkte of reageerde past niemand bij “${search}”.`} />
          ) : (
            <Empty drawing="tea" title="Nog niemand" text="Zodra iemand op een opdracht reageert, staat die hier." />
          )
        }
      >
        {() => (
          <>
            <ul className={`grid ${classes.list}`}>
              {workers.map(worker => (
                <Person key={worker.uuid} worker={worker} isFavorite={favorites?.includes(worker.uuid)} />
              ))}
            </ul>
            {more > 0 && <p className="soft small">Nog {more}: zoek op naam of woonplaats.</p>}
          </>
        )}
      </QueryState>
    </Dialog>
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
      <span className={`grid shrinks breaks ${classes.words}`}>
        <strong>{name}</strong>
        <span className="soft small">
          {profile.expertiseLevel.name}, {profile.city}
        </span>
      </span>
      {isFavorite && <span className={`rigid soft small ${classes.state}`}>Al favoriet</span>}
      {isFavorite === false && (
        <Button size="sm" variant="default" loading={busy} onClick={() => void make()}>
          Toevoegen<span className="unseen">: {name}</span>
        </Button>
      )}
    </li>
  )
}
