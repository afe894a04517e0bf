import { Segmented } from '../../components/segmented.tsx'
import { type ClientSearch, windows } from './clients.ts'
import classes from './soon-chips.module.css'

const words = { '': 'Alle cliënten', ...Object.fromEntries(windows.map(({ value, label }) => [value, label])) }

/** Whose open work begins soon: the windows side by side, since a planner goes from one to the next. */
export const SoonChips = ({ of }: { of: ClientSearch }) => (
  <div className={classes.soon}>
    <span aria-hidden="true">Opdracht open binnen</span>
    <Segmented
      label="Opdracht open binnen"
      words={words}
      value={String(of.search.binnen ?? '')}
      onChange={binnen => of.set({ binnen: binnen || undefined })}
    />
  </div>
)
