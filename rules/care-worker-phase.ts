export type CareWorkerPhase = 'new' | 'pending' | 'in_transfer' | 'startup' | 'lost' | 'won'

/** What is known of the papers a contract form asks: all handed in (or approved), all approved; and whether any moment was approved. */
export type Standing = { handedIn: boolean; approved: boolean; worked: boolean }

/**
 * Takes a worker's phase and standing; gives the phase it now is (domain.md, Care worker). Nobody goes back by a document that
 * ends: that blocks reacting by itself.
 */
export function phaseAfter(phase: CareWorkerPhase, { handedIn, approved, worked }: Standing): CareWorkerPhase {
  if (phase === 'in_transfer') return approved ? (worked ? 'won' : 'startup') : phase
  if (phase !== 'new' && phase !== 'pending') return phase
  if (approved) return 'startup'
  return handedIn ? 'pending' : phase
}

/** Takes the phase of a worker who chose other contract forms and the standing in those; gives the phase it now is. */
export function phaseAfterChoice(phase: CareWorkerPhase, standing: Standing): CareWorkerPhase {
  if ((phase === 'startup' || phase === 'won') && !standing.approved) return 'in_transfer'
  return phaseAfter(phase, standing)
}
