import { useQuery } from '@tanstack/react-query'
import { useReducer } from 'react'
import { AddressFields } from '#care/form/address-fields.tsx'
import { FieldPair } from '#care/form/form.tsx'
import { useForm } from '#care/form/use-form.ts'
import { usePlace } from '#care/form/use-place.ts'
import { WorkerFile } from '#care/made-files/worker-file.tsx'
import { dateOf } from '#care/moment/moment.ts'
import { useNow } from '#care/now.ts'
import { PublicProfile } from '#care/profile/public-profile.tsx'
import { type AnswerOf, call } from '#client/api.ts'
import { queryOf, useChange } from '#client/cache.ts'
import { useDraft } from '#client/drafts.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { MultiCombobox } from '#components/fields/combobox.tsx'
import { PhoneField } from '#components/fields/phone-field.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { LockIcon } from '#components/marks/icons.tsx'
import { Card, Page } from '#components/page/page.tsx'
import { Refusal } from '#components/page/refusal.tsx'
import { languageName, languages } from '#contract/workers/languages.ts'
import { formatDate } from '#rules/time/format-nl.ts'
import { homeCountry } from '#rules/typed/address.ts'
import { violationWords } from '#words/care-workers-nl.ts'
import { KeepBar } from '../-parts/keep-bar.tsx'
import { PhotoField } from './photo-field.tsx'
import classes from './profile.module.css'
import { bodyOf, changesIn, checkDraft, type Draft, draftOf, fieldOf, type Profile, readDraft } from './profile.ts'

const longestAbout = 2000
const ofYou = {
  title: 'Alles wat we van je bewaren',
  lead: 'Je gegevens, je werk en wat je ons stuurde, in één bestand. Namen van cliënten staan er niet in.',
  asked: 'We maken het bestand. Duurt het lang? Dan krijg je een mail.',
}
const spoken = languages.map(value => ({ value, label: languageName[value] }))
type Worker = Pick<AnswerOf<'GET /care_workers/{uuid}'>, 'aggregatedReviewRating' | 'contractTypes'>
type Props = { me: string; profile: Profile; worker: Worker | undefined }

/** The profile, with a preview of what organizations see while typing. Unsaved changes stay in this browser. */
export function ProfileForm(props: Props) {
  // Start again from what was saved: an identical draft would later undo a change made on another device.
  const [round, begin] = useReducer((last: number) => last + 1, 0)
  return <Editing key={round} {...props} onKept={begin} />
}

function Editing({ me, profile, worker, onKept }: Props & { onKept: () => void }) {
  const kept = draftOf(profile)
  const draft = useDraft('profiel-bewerken', kept, readDraft)
  const { place, unknown } = usePlace(draft.draft)
  const { run } = useChange('PUT /care_worker_profiles/{uuid}')
  const whole = (typed: Draft) => ({ ...typed, city: typed.city ?? place ?? null })
  // What another tab or device saved meanwhile stays.
  const keep = async (to: Draft, from: Draft) => {
    const now = await call('GET /care_worker_profiles/{uuid}', { uuid: me })
    await run({ uuid: me, body: bodyOf(to, changesIn(to, from), now) })
  }
  const form = useForm<Draft, Draft>({
    start: kept,
    draft,
    check: typed => checkDraft(whole(typed), unknown),
    fieldOf,
    send: async typed => {
      await keep(whole(typed), kept)
      return kept
    },
    done: () => {
      draft.forget()
      onKept()
      return 'Je profiel is bewaard.'
    },
    undo: async (before, typed) => {
      await keep(before, whole(typed))
      onKept()
    },
  })
  const { values } = form
  const changed = changesIn(whole(values), kept)
  const shown = { ...profile, ...values, city: whole(values).city ?? profile.city }
  const beside = (
    <>
      <Card title="Wat organisaties zien">
        <PublicProfile profile={shown} rating={worker?.aggregatedReviewRating} />
        <div className={`grid with-start gap-12 ruled soft ${classes.never}`}>
          <LockIcon size={20} />
          <p>
            Dit zien ze nooit: je telefoonnummer, je e-mailadres, je straat, huisnummer en postcode. Cliënten en hun familie zien
            alleen je naam, je niveau en je foto.
          </p>
        </div>
      </Card>
      <Reported />
      <WorkerFile careWorker={me} texts={ofYou} />
    </>
  )
  return (
    <Page title="Profiel" width="reading" beside={beside}>
      <form ref={form.ref} noValidate className="stack gap-16" aria-label="Profiel" onSubmit={event => void form.submit(event)}>
        <Card title="Foto">
          <PhotoField
            name={`${values.firstName} ${values.lastName}`}
            photo={values.photo}
            error={form.errorAt('photo')}
            onChange={photo => form.set({ photo })}
          />
        </Card>
        <Card title="Over jou">
          <div className="stack gap-half">
            <FieldPair>
              <TextField label="Voornaam" autoComplete="given-name" maxLength={100} {...form.text('firstName')} />
              <TextField label="Achternaam" autoComplete="family-name" maxLength={100} {...form.text('lastName')} />
            </FieldPair>
            <TextArea
              label="Stel je kort voor"
              description="Organisaties lezen dit bij je reactie."
              rows={4}
              maxRows={14}
              maxLength={longestAbout}
              {...form.text('about')}
            />
            <MultiCombobox
              label="Talen die je spreekt"
              description="Ook gebarentaal."
              options={spoken}
              values={values.languages}
              onChange={now => form.set({ languages: languages.filter(one => now.includes(one)) })}
              error={form.errorAt('languages')}
            />
          </div>
        </Card>
        <Card title="Voor ons">
          <div className="stack gap-half">
            <PhoneField label="Telefoonnummer" autoComplete="tel" {...form.text('phone')} />
            {(values.tradeName || worker?.contractTypes?.includes('freelance')) && (
              <TextField
                label="Handelsnaam (mag leeg blijven)"
                description="Zoals die bij de KvK staat. Die komt op je facturen, met je eigen naam erbij."
                autoComplete="organization"
                maxLength={100}
                {...form.text('tradeName')}
              />
            )}
            <AddressFields form={form} place={place} own />
            <p className="soft small">
              {values.country === homeCountry
                ? 'Vanaf dit adres tellen we je afstanden.'
                : 'Buiten Nederland kennen we geen afstanden. Je ziet dus ook werk dat ver weg is.'}{' '}
              Je niveau past de backoffice aan als je diploma is goedgekeurd. Je wachtwoord wijzig je bij{' '}
              <AppLink href="/werk/beveiliging">Beveiliging</AppLink>.
            </p>
          </div>
        </Card>
        <Refusal>{form.refusal}</Refusal>
        <KeepBar
          changes={changed.length}
          summary="nog niet bewaard"
          busy={form.busy}
          onClear={() => {
            draft.forget()
            onKept()
          }}
        />
      </form>
    </Page>
  )
}

/** Violations reported about the viewer, also at shifts that are no longer theirs; nothing when there are none. */
function Reported() {
  const now = useNow()
  const { data } = useQuery(queryOf('GET /care_worker_violations', { query: { itemsPerPage: 50 } }))
  if (!data || data.member.length === 0) return null
  return (
    <Card title="Meldingen over jou">
      <ul className="stack gap-16">
        {data.member.map(({ uuid, kind, careMoment, answer, answerUntil }) => (
          <li className="grid start breaks" key={uuid}>
            <AppLink href={`/werk/profiel-bewerken?melding=${uuid}`}>{violationWords[kind]}</AppLink>
            <span className="soft">
              <span data-written>{careMoment.title}</span>, {formatDate(dateOf(careMoment.startDate))}
            </span>
            {!answer && now <= answerUntil && <span>Je kunt antwoorden tot en met {formatDate(dateOf(answerUntil))}.</span>}
          </li>
        ))}
      </ul>
      {data.totalItems > data.member.length && <p className="above-16 soft">En nog {data.totalItems - data.member.length}.</p>}
    </Card>
  )
}
