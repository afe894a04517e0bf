// The panel of the bell in the address: `?meldingen=lijst`, or a conversation: `?meldingen=reactie-<uuid>`, and for a
// confidential one `?meldingen=vertrouwelijk-<client>-<relative>`, and with who comes `?meldingen=opdracht-<moment>-<care worker>`.
import { useNavigate, useSearch } from '@tanstack/react-router'
import { isUuid } from '#client/search-params.ts'
import { stepOutOf } from '#components/controls/steps.ts'
import { keyOf, type Subject } from '../messages/subject.ts'

export const panelTabs = ['lijst', 'berichten', 'instellingen'] as const
export type PanelTab = (typeof panelTabs)[number]
export type PanelPlace = PanelTab | `${keyof typeof kinds | 'vertrouwelijk' | 'opdracht'}-${string}`

const kinds = {
  reactie: 'careMomentPublicationReaction',
  client: 'client',
  zorgverlener: 'careWorker',
  voorstel: 'contractProposal',
} as const satisfies Record<string, Subject['kind']>
type Name = keyof typeof kinds
const names = Object.keys(kinds) as Name[]

const nameOf = ({ kind, confidentialWith, aboutMoment }: Subject) => {
  if (aboutMoment) return 'opdracht'
  return confidentialWith ? 'vertrouwelijk' : names.find(name => kinds[name] === kind)!
}
/** The place of a conversation in the address. */
export const placeOf = (subject: Subject): PanelPlace => `${nameOf(subject)}-${keyOf(subject)}`
/** The conversation at a place; undefined for a tab, or something that does not exist. */
export const subjectAt = (place: string): Subject | undefined => {
  const [, ofTwo, first, second] = /^(vertrouwelijk|opdracht)-(.{36})-(.{36})$/.exec(place) ?? []
  if (ofTwo && isUuid(first) && isUuid(second))
    return ofTwo === 'opdracht'
      ? { kind: 'careWorker', uuid: second, aboutMoment: first }
      : { kind: 'client', uuid: first, confidentialWith: second }
  const name = names.find(one => place.startsWith(`${one}-`))
  const uuid = name && place.slice(name.length + 1)
  return name && isUuid(uuid) ? { kind: kinds[name], uuid } : undefined
}
/** The tab at a place: unknown ones open the first tab. */
export const tabAt = (place: string): PanelTab => panelTabs.find(tab => tab === place) ?? 'lijst'

/** The place of the panel: undefined while it is closed. `show` adds a history entry, `turn` replaces it. */
export function usePanel() {
  const { meldingen } = useSearch({ strict: false })
  const place = typeof meldingen === 'string' ? meldingen : undefined
  const navigate = useNavigate()
  const go = (next: PanelPlace | undefined, replace: boolean) =>
    void navigate({ to: '.', search: (search: object) => ({ ...search, meldingen: next }), replace, resetScroll: false })
  return {
    place,
    show: (next: PanelPlace) => go(next, false),
    turn: (next: PanelPlace) => go(next, true),
    close: () => stepOutOf('meldingen') || go(undefined, true),
  }
}
