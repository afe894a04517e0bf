import { useForm } from '../../../care/form/use-form.ts'
import { useDraft } from '../../../client/drafts.ts'
import { BulkBar } from '../../../components/bulk-bar.tsx'
import { Button } from '../../../components/button.tsx'
import { CloseIcon } from '../../../components/icons.tsx'
import { PaperPage } from '../../../components/paper-page.tsx'
import { Refusal } from '../../../components/refusal.tsx'
import { ActsCard } from './acts-card.tsx'
import { DistanceCard } from './distance-card.tsx'
import { FormsCard } from './forms-card.tsx'
import { HomeCard } from './home-card.tsx'
import { PlacesCard } from './places-card.tsx'
import classes from './preferences.module.css'
import { ReachHead, sayReach } from './reach-head.tsx'
import { useKeep } from './use-keep.ts'
import { useReach } from './use-reach.ts'
import { changesIn, checkWishes, readWishes, type Wishes, type Worker, wishesOf } from './wishes.ts'

/**
 * The preferences, tried out before they are kept: each change shows at once what it does to the work within reach. What is not
 * kept yet stays in this browser.
 */
export function PreferencesForm({ me, worker }: { me: string; worker: Worker }) {
  const kept = wishesOf(worker)
  const draft = useDraft('zorgvoorkeuren', kept, readWishes)
  const keep = useKeep(me)
  // A certificate would lose its last day when its act is taken out and put back.
  const hasLastDay = (wishes: Wishes) => worker.preferences.acts.some(act => act.validUntil && !wishes.acts.includes(act['@id']))
  const form = useForm<Wishes, Wishes>({
    start: kept,
    draft,
    check: checkWishes,
    send: async wishes => {
      await keep(wishes, kept)
      return kept
    },
    done: (_, wishes) => {
      draft.forget()
      return hasLastDay(wishes)
        ? 'Je voorkeuren zijn bewaard. Een handeling met een einddatum kun je alleen via de backoffice terugkrijgen.'
        : 'Je voorkeuren zijn bewaard.'
    },
    undo: async (before, wishes) => {
      await keep(before, wishes)
      draft.set(before)
      draft.forget()
    },
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
        className={classes.cards}
        aria-label="Zorgvoorkeuren"
      >
        <DistanceCard {...{ form, me, count }} home={worker.home} />
        <FormsCard {...{ form, me, worker, count }} />
        <ActsCard form={form} held={worker.preferences.acts} reach={reach.reach} />
        <HomeCard form={form} />
        <PlacesCard form={form} />
        <Refusal>{form.refusal}</Refusal>
        {changed.length > 0 && (
          <BulkBar
            chosen={changed.length === 1 ? '1 wijziging' : `${changed.length} wijzigingen`}
            what={reach.reach ? sayReach(reach.reach) : 'nog niet bewaard'}
            clearLabel="Wijzigingen wissen"
            onClear={() => form.set(kept)}
            clearIcon={<CloseIcon size={20} />}
          >
            <Button type="submit" loading={form.busy}>
              Bewaren
            </Button>
          </BulkBar>
        )}
      </form>
    </PaperPage>
  )
}
