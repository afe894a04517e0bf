import type { FormOf } from '#care/form/use-form.ts'
import { mapTiles } from '#client/map-tiles.ts'
import { NumberField } from '#components/fields/number-field.tsx'
import { RangeField } from '#components/fields/range-field.tsx'
import { Card } from '#components/page/page.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { late } from '#components/page/suspense.tsx'
import { counted } from '#rules/time/format-nl.ts'
import { Effect, more } from './effect.tsx'
import classes from './preferences.module.css'
import { useReach } from './use-reach.ts'
import type { Wishes, Worker } from './wishes.ts'

const PlaceMap = late(() => import('#components/maps/place-map.tsx').then(({ PlaceMap: map }) => ({ default: map })), {
  fallback: <Skeleton height={260} />,
})
/** The maximum of the slider; the number field goes further. */
const farthestKm = 100
const stepKm = 10
const noDots: [] = []

/** How far someone wants to travel: a slider and a number, with the circle on the map. */
export function DistanceCard({
  form,
  me,
  home,
  count,
}: {
  form: FormOf<Wishes>
  me: string
  home: Worker['home']
  count?: number | undefined
}) {
  const km = form.values.maximumDistanceKm
  const drawn = km !== null && km >= 1 && km <= 300 ? km : undefined
  const farther = Math.min((drawn ?? stepKm) + stepKm, 300)
  const { reach } = useReach(me, { ...form.values, maximumDistanceKm: farther })
  return (
    <Card title="Hoe ver wil je reizen?">
      <div className={`stack packed gap-half ${classes.distance}`}>
        <div className="stack packed gap-half">
          <RangeField
            label="Afstand vanaf je huis"
            value={Math.min(drawn ?? stepKm, farthestKm)}
            min={5}
            max={farthestKm}
            step={5}
            say={value => `${value} km`}
            onChange={maximumDistanceKm => form.set({ maximumDistanceKm })}
          />
          <NumberField label="Of vul de afstand in" unit="km" {...form.field('maximumDistanceKm')} />
          {drawn !== undefined && count !== undefined && reach && (
            <Effect>
              Binnen {drawn} km: {counted(count, 'opdracht', 'opdrachten')}. Met {farther} km: {more(reach.count - count)}.
            </Effect>
          )}
        </div>
        {home && (
          <div className={classes.map}>
            <PlaceMap
              still
              label={`Kaart met een cirkel van ${drawn ?? 0} km om je huis`}
              dots={noDots}
              chosen={undefined}
              onChoose={() => undefined}
              home={home}
              ringsKm={drawn ? [drawn] : []}
              chosenKm={drawn}
              tiles={mapTiles}
            />
          </div>
        )}
      </div>
    </Card>
  )
}
