import { useReducer } from 'react'
import { type FormOf, useForm } from '#care/form/use-form.ts'
import { call } from '#client/api.ts'
import { useChange } from '#client/cache.ts'
import { useDraft } from '#client/drafts.ts'
import { Choices } from '#components/controls/choices.tsx'
import { PaperPage } from '#components/files/paper-page.tsx'
import { Card } from '#components/page/page.tsx'
import { Refusal } from '#components/page/refusal.tsx'
import { KeepBar } from '../-parts/keep-bar.tsx'
import { ActsCard } from './acts-card.tsx'
import { DistanceCard } from './distance-card.tsx'
import { Effect } from './effect.tsx'
import { FormsCard } from './forms-card.tsx'
import { PlacesCard } from './places-card.tsx'
import classes from './preferences.module.css'
import { ReachHead, sayReach } from './reach-head.tsx'
import { RostersCard } from './rosters-card.tsx'
import { useReach } from './use-reach.ts'
import {
  changesIn,
  checkWishes,
  type Flag,
  flags,
  preferencesBody,
  readWishes,
  type Wishes,
  type Worker,
  wishesOf,
} from './wishes.ts'

type Props = { me: string; worker: Worker }

/**
 * The preferences, tried out before they are saved: each change shows at once its effect on the work within reach. Unsaved
 * changes stay in this browser.
 */
export function PreferencesForm(props: Props) {
  // Start again from what was saved: an identical draft would later undo a change made on another device.
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
          summary={reach.reach ? sayReach(reach.reach) : 'nog niet bewaard'}
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

const objections = ['hasObjectionToPets', 'hasObjectionToSmokingInside', 'hasObjectionToSmokingOutside'] as const
const travel = ['hasDriversLicense', 'hasCar'] as const
const flagWords: Record<Flag, string> = {
  hasObjectionToPets: 'Huisdieren',
  hasObjectionToSmokingInside: 'Binnen roken',
  hasObjectionToSmokingOutside: 'Buiten roken',
  hasDriversLicense: 'Ik heb een rijbewijs',
  hasCar: 'Ik heb een auto',
}

/** What someone prefers to avoid in a home, and how they travel. */
function HomeCard({ form }: { form: FormOf<Wishes> }) {
  const { flags: chosen } = form.values
  const part = (names: readonly Flag[]) => ({
    several: true,
    look: 'column' as const,
    choices: names.map(value => ({ value, label: flagWords[value] })),
    chosen: chosen.filter(name => names.includes(name)),
    onChange: (now: Flag[]) => form.set({ flags: flags.filter(name => (names.includes(name) ? now : chosen).includes(name)) }),
  })
  return (
    <>
      <Card title="Waar heb je bezwaar tegen?">
        <Choices label="Bezwaren" hidden {...part(objections)} />
        <Effect>Je blijft deze opdrachten zien. Voor je reageert, waarschuwen we je.</Effect>
      </Card>
      <Card title="Hoe reis je?">
        <Choices label="Reizen" hidden {...part(travel)} />
        <Effect>Planners kijken hiernaar als iemand naar cliënten thuis gaat. Het aantal opdrachten blijft gelijk.</Effect>
      </Card>
    </>
  )
}

/**
 * Saves the changes: in at most three calls, each of which can be repeated if a later one fails. The rest stays as another tab or
 * device saved it meanwhile.
 */
function useKeep(me: string) {
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
