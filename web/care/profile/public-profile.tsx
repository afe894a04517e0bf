import { Avatar } from '#components/marks/avatar.tsx'
import { Fact, Facts } from '#components/marks/fact.tsx'
import { StarIcon } from '#components/marks/icons.tsx'
import { type Language, languageName } from '#contract/workers/languages.ts'
import { formatNumber } from '#rules/time/format-nl.ts'
import classes from './profile.module.css'
import { usePhoto } from './use-photo.ts'

export type Shown = {
  firstName: string
  lastName: string
  city?: string | undefined
  expertiseLevel: { name: string }
  about?: string | null | undefined
  languages?: readonly Language[] | undefined
  openToOtherContractForms?: boolean | undefined
  photo?: string | null | undefined
}
type Props = { profile: Shown; rating?: { rating: number; count: number } | null | undefined }

/** 'Nederlands, Turks en gebarentaal'. */
export const nameLanguages = (languages: readonly Language[]): string =>
  new Intl.ListFormat('nl').format(languages.map(one => languageName[one]))

/** A care worker's profile as organizations see it. */
export function PublicProfile({ profile, rating }: Props) {
  const photo = usePhoto(profile.photo)
  const name = `${profile.firstName} ${profile.lastName}`
  return (
    <div className="stack gap-16">
      <div className="row gap-16">
        <Avatar name={name} photo={photo} size="lg" />
        <div className={`grid shrinks soft breaks ${classes.words}`}>
          <strong className="ink large">{name}</strong>
          <span>{profile.expertiseLevel.name}</span>
          {rating && (
            <span className="figures">
              <StarIcon size={16} /> {formatNumber(rating.rating, 1)} uit {rating.count} beoordelingen
            </span>
          )}
        </div>
      </div>
      <Facts>
        <Fact label="Woont in">{profile.city}</Fact>
        <Fact label="Spreekt">{profile.languages?.length ? nameLanguages(profile.languages) : undefined}</Fact>
      </Facts>
      {profile.about ? (
        <p className="as-typed breaks">{profile.about}</p>
      ) : (
        <p className="soft small">Heeft nog niets over zichzelf geschreven.</p>
      )}
      {profile.openToOtherContractForms && <p className="soft small">Staat open voor andere contractvormen.</p>}
    </div>
  )
}
