import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AskFirst } from '#care/action/ask-first.tsx'
import type { ListedMoment } from '#care/moment/care-moment.ts'
import { AudienceFields } from '#care/offer/audience-fields.tsx'
import type { Offer } from '#care/offer/offer.ts'
import { Consequences } from '#care/preview/consequences.tsx'
import { queryOf } from '#client/cache.ts'
import { Confirm } from '#components/layers/confirm.tsx'
import { openPublicationStatuses } from '#contract/status-groups.ts'
import { sumOf } from '#rules/money/pay.ts'
import { countMoments } from './chosen.ts'
import type { Bulk } from './use-bulk.ts'

type Props = { moments: readonly ListedMoment[]; bulk: Bulk; onDone: () => void; onClose: () => void }

const takenBack = 'Je kunt dit 15 seconden ongedaan maken. Tot dan hoort niemand ervan.'

/** Who is affected: the people who reacted, and the people asked by name. */
function sayWhoHears(moments: readonly ListedMoment[], hears: string): string[] {
  const reactions = sumOf(moments, ({ openReactionCount = 0 }) => openReactionCount)
  const asked = moments.filter(({ asking }) => asking).length
  return [
    ...(reactions > 0
      ? [
          `Hierop ${reactions === 1 ? 'staat 1 reactie' : `staan ${reactions} reacties`}. Die vervallen, en wie reageerde hoort ${hears}.`,
        ]
      : []),
    ...(asked > 0 ? [`Voor ${countMoments(asked)} is iemand op naam gevraagd. Die vraag vervalt, en zij horen dat.`] : []),
  ]
}

/** Publishes all of them to the same audience. */
export function PublishDialog({ moments, bulk, onDone, onClose }: Props) {
  const [offer, setOffer] = useState<Offer>({ publishedForContractTypes: ['freelance'], audience: 'everyone', widening: [] })
  const fixed = moments.filter(({ contractType }) => contractType).length
  const lacksForm = offer.publishedForContractTypes.length === 0
  const publish = () => {
    if (lacksForm) return
    onDone()
    void bulk.run(
      'POST /care_moment_publications',
      moments.map(moment => {
        const forms = moment.contractType ? [moment.contractType] : offer.publishedForContractTypes
        return { moment, args: { body: { ...offer, careMoment: moment['@id'], publishedForContractTypes: forms } } }
      }),
    )
  }
  const consequences = [
    `Wie bij ${moments.length === 1 ? 'de opdracht' : 'een van deze opdrachten'} past, ziet die en krijgt bericht.`,
    ...(fixed > 0 ? [`${countMoments(fixed)} ${fixed === 1 ? 'gaat' : 'gaan'} alleen in de contractvorm die erbij staat.`] : []),
    takenBack,
  ]
  return (
    <Confirm
      title={`${countMoments(moments.length)} publiceren?`}
      act={`Publiceren (${moments.length})`}
      onConfirm={publish}
      onClose={onClose}
    >
      <AudienceFields
        value={offer}
        onChange={setOffer}
        withCareTeam={moments.every(({ client }) => client !== undefined)}
        error={lacksForm ? 'Kies een contractvorm.' : undefined}
      />
      <Consequences of={{ problem: null, isWaiting: false }} sentences={consequences} />
    </Confirm>
  )
}

/** Withdraws the publication of all of them. */
export function WithdrawDialog({ moments, bulk, onDone, onClose }: Props) {
  const query = { 'careMoment.uuid': moments.map(({ uuid }) => uuid), status: openPublicationStatuses, itemsPerPage: 100 }
  const { data, error } = useQuery(queryOf('GET /care_moment_publications', { query }))
  const withdraw = () => {
    if (!data) return
    onDone()
    void bulk.run(
      'PATCH /care_moment_publications/{uuid}/withdraw',
      data.member.flatMap(({ uuid, careMoment }) => {
        const moment = moments.find(each => each.uuid === careMoment.uuid)
        return moment ? [{ moment, args: { uuid } }] : []
      }),
    )
  }
  const consequences = [
    'Zorgverleners zien deze opdrachten niet meer. Ze zijn ingetrokken, tot je ze opnieuw publiceert.',
    ...sayWhoHears(moments, 'dat'),
    takenBack,
  ]
  return (
    <Confirm
      title={`${countMoments(moments.length)} intrekken?`}
      act={`Intrekken (${moments.length})`}
      busy={!data && !error}
      onConfirm={withdraw}
      onClose={onClose}
    >
      <Consequences of={{ problem: error, isWaiting: !data && !error }} sentences={consequences} />
    </Confirm>
  )
}

/** Cancels all of them for the same reason. */
export function CancelDialog({ moments, bulk, onDone, onClose }: Props) {
  const consequences = [
    `${moments.length === 1 ? 'De opdracht gaat' : 'Deze opdrachten gaan'} niet door.`,
    ...sayWhoHears(moments, 'dat het niet doorgaat'),
    `${takenBack} Daarna is het niet terug te halen.`,
  ]
  return (
    <AskFirst
      danger
      title={`${countMoments(moments.length)} annuleren?`}
      act={`Annuleren (${moments.length})`}
      reasons="cancel"
      label="Toelichting"
      consequences={<Consequences of={{ problem: null, isWaiting: false }} sentences={consequences} />}
      run={async ({ reason, text }) => {
        onDone()
        await bulk.run(
          'PUT /care_moments/{uuid}/cancel',
          moments.map(moment => ({
            moment,
            args: { uuid: moment.uuid, body: { cancelReason: reason, version: moment.version, ...(text && { reason: text }) } },
          })),
        )
      }}
      onClose={onClose}
    />
  )
}
