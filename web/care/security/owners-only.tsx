import { useCurrentName } from '#client/current-user.ts'
import { Empty } from '#components/page/query-state.tsx'

/** Shown in place of account settings while impersonating. */
export function OwnersOnly() {
  const name = useCurrentName()
  return (
    <Empty
      drawing="signpost"
      title={`Dit kan alleen ${name} zelf`}
      text="Zolang je als iemand anders bent ingelogd, kun je het wachtwoord, de tweestapsverificatie en de ingelogde apparaten niet bekijken of wijzigen."
    />
  )
}
