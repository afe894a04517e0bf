import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useForeseen } from '../../../../care/foreseen/use-foreseen.ts'
import { WhatFollows } from '../../../../care/foreseen/what-follows.tsx'
import { Form } from '../../../../care/form/form.tsx'
import { useForm } from '../../../../care/form/use-form.ts'
import type { Moment } from '../../../../care/moment/care-moment.ts'
import { dateOf } from '../../../../care/moment/moment.ts'
import { sayRule } from '../../../../care/moment/series.ts'
import { useNow } from '../../../../care/now.ts'
import { askOnce, useChange } from '../../../../client/cache.ts'
import { Button } from '../../../../components/button.tsx'
import { Card } from '../../../../components/page.tsx'
import { Segmented } from '../../../../components/segmented.tsx'
import { momentHref } from '../../-parts/moment-href.ts'
import { BothChanged } from './both-changed.tsx'
import { EditFields } from './edit-fields.tsx'
import { checkValues, locationOf, periodBody, type Series, seriesBody, updateBody, type Values } from './edits.ts'
import { useEdits } from './use-edits.ts'

const scopeWords = { one: 'Alleen deze', following: 'Deze en volgende', all: 'Hele reeks' } as const

type Props = { moment: Moment; series: Series | undefined }

/** The form with which a moment, what follows it, or its whole series is changed, with what that means before it is saved. */
export function EditForm({ moment, series }: Props) {
  const { uuid } = moment
  const router = useRouter()
  const today = dateOf(useNow())
  const { edits, theirs, both, choose, setScope, draft, forget } = useEdits(moment)
  const isPeriod = moment.timeScope === 'period'
  const scope = series ? edits.scope : 'one'
  const change = useChange('PATCH /care_moments/{uuid}/update')
  const move = useChange('PATCH /care_moments/{uuid}/update_location')
  const changePeriod = useChange('PUT /care_moments/{uuid}/period')
  const changeSeries = useChange('PATCH /recurring_care_moments/{uuid}/update')
  const locations = useQuery(askOnce('GET /organization_locations', { query: { pagination: false } })).data?.member
  const one = scope === 'one' && !isPeriod ? updateBody(edits) : undefined
  const location = scope === 'one' && !isPeriod ? locationOf(edits) : undefined
  const period = isPeriod ? periodBody(edits) : undefined
  const many = series && scope !== 'one' ? seriesBody(edits, series) : undefined
  const { version } = edits
  const asked = {
    one: useForeseen('POST /care_moments/{uuid}/update/preview', one && { uuid, body: one }),
    place: useForeseen(
      'POST /care_moments/{uuid}/update_location/preview',
      location ? { uuid, body: { location, version } } : undefined,
    ),
    period: useForeseen('POST /care_moments/{uuid}/period/preview', period && { uuid, body: period }),
    many: useForeseen('POST /recurring_care_moments/{uuid}/update/preview', many && series && { uuid: series.uuid, body: many }),
  }
  const isChanged = Boolean(one || location || period || many)
  const form = useForm<Values>({
    start: theirs,
    draft,
    check: values => checkValues(values, isPeriod),
    fieldOf: { startDate: 'from', endDate: isPeriod ? 'lastDay' : 'until', startTime: 'from', endTime: 'until', nights: 'until' },
    send: async () => {
      if (many && series) await changeSeries.run({ uuid: series.uuid, body: many })
      if (period) await changePeriod.run({ uuid, body: period })
      const changed = one && (await change.run({ uuid, body: one }))
      if (location) await move.run({ uuid, body: { location, version: changed?.version ?? version } })
    },
    done: async () => {
      forget()
      await router.navigate({ href: momentHref(uuid) })
      return scope === 'one' ? 'De wijziging is bewaard.' : 'De reeks is gewijzigd.'
    },
  })
  const placeOf = (iri: string) => locations?.find(each => each['@id'] === iri)?.name
  return (
    <>
      {both.length > 0 && <BothChanged names={both} theirs={theirs} mine={edits.values} {...{ placeOf }} onChoose={choose} />}
      <Card>
        <Form
          of={form}
          act={scope === 'one' ? 'Wijziging bewaren' : 'Reeks wijzigen'}
          disabled={!isChanged || both.length > 0}
          more={
            <Button variant="default" href={momentHref(uuid)}>
              Terug zonder te bewaren
            </Button>
          }
        >
          {series && (
            <Segmented
              label="Wat je wijzigt"
              words={scopeWords}
              value={scope}
              onChange={setScope}
              help={
                scope === 'one'
                  ? `Deze opdracht hoort bij een reeks: ${sayRule(series)}.`
                  : 'De dagen en de locatie blijven zoals ze zijn.'
              }
            />
          )}
          <EditFields {...{ form, scope, isPeriod, today }} canMove={moment.allowedActions.includes('update_location')} />
          {one && <WhatFollows {...asked.one} />}
          {location && <WhatFollows {...asked.place} />}
          {period && <WhatFollows {...asked.period} />}
          {many && <WhatFollows {...asked.many} />}
        </Form>
      </Card>
    </>
  )
}
