import { useReducer } from 'react'
import { useForm } from '#care/form/use-form.ts'
import { useDraft } from '#client/drafts.ts'
import { PaperPage } from '#components/files/paper-page.tsx'
import { Refusal } from '#components/page/refusal.tsx'
import { KeepBar } from '../-parts/keep-bar.tsx'
import { ActsCard } from './acts-card.tsx'
import { DistanceCard } from './distance-card.tsx'
import { FormsCard } from './forms-card.tsx'
import { HomeCard } from './home-card.tsx'
import { PlacesCard } from './places-card.tsx'
import classes from './preferences.module.css'
import { ReachHead, sayReach } from './reach-head.tsx'
import { RostersCard } from './rosters-card.tsx'
import { useKeep } from './use-keep.ts'
import { useReach } from './use-reach.ts'
import { changesIn, checkWishes, readWishes, type Wishes, type Worker, wishesOf } from './wishes.ts'

type Props = { me: string; worker: Worker }

/**
 * The preferences, tried out before they are saved: each change shows at once its effect on the work within reach. Unsaved
 * changes stay in this browser.
 */
export function PreferencesForm(props: Props) {
  // Start anew from what was saved: an identical draft would later undo a change made on another device.
  const [round, begin] = useReducer((last: number) => last + 1, 0)
  return <Trying key={round} {...props} onKept={begin} />
}

function Trying({ me, worker, onKept }: Props & { onKept: () => void }) {
  const kept = wishesOf(worker)
  const draft = useDraft('zorgvoorkeuren', kept, readWishes)
  const keep = useKeep(me)
  // Removing an act loses the expiry date of its certificate: an undo could not restore it.
  const losesLastDay = worker.preferences.acts.some(act => act.validUntil && !draft.draft.acts.includes(act['@id']))
  const form = useForm<Wishes, Wishes>({
    start: kept,
    draft,
    check: checkWishes,
    send: async wishes => {
      await keep(wishes, kept)
      return kept
    },
    done: () => {
      draft.forget()
      onKept()
      return 'Je voorkeuren zijn bewaard.'
    },
    ...(!losesLastDay && {
      undo: async (before, wishes) => {
        await keep(before, wishes)
        onKept()
      },
    }),
  })
  const reach = useReach(me, form.values)
  const { count } = reach.reach ?? {}
  const changed = changesIn(form.values, kept)
  return (
    <PaperPage title="Zorgvoorkeuren" width="work" field={<ReachHead {...reach} />}>
      <form
        ref={form.ref}
        noValidate
        onSubmit={event => void form.submit(event)}
        className={`stack top gap-12 ${classes.cards}`}
        aria-label="Zorgvoorkeuren"
      >
        <DistanceCard {...{ form, me, count }} home={worker.home} />
        <FormsCard {...{ form, me, worker, count }} />
        <ActsCard form={form} held={worker.preferences.acts} reach={reach.reach} />
        <HomeCard form={form} />
        <PlacesCard form={form} />
        <RostersCard form={form} />
        <Refusal>{form.refusal}</Refusal>
        <KeepBar
          changes={changed.length}
          what={reach.reach ? sayReach(reach.reach) : 'nog niet bewaard'}
          busy={form.busy}
          onClear={() => {
            draft.forget()
            onKept()
          }}
        />
      </form>
    </PaperPage>
  )
}
