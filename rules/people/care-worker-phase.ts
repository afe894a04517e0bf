export type CareWorkerPhase = 'new' | 'pending' | 'in_transfer' | 'startup' | 'lost' | 'won'

/**
 * Whether all documents required for a contract type are handed in (or approved), whether all are approved, and whether any
 * moment was approved.
 */
export type PhaseFacts = { handedIn: boolean; approved: boolean; worked: boolean }

/**
 * Takes a worker's phase and facts; gives the new phase. An expired document never puts anybody back a phase: it prevents
 * reacting in another way.
 */
export function phaseAfter(phase: CareWorkerPhase, { handedIn, approved, worked }: PhaseFacts): CareWorkerPhase {
  if (phase === 'in_transfer') return approved ? (worked ? 'won' : 'startup') : phase
  if (phase !== 'new' && phase !== 'pending') return phase
  if (approved) return 'startup'
  return handedIn ? 'pending' : phase
}

/** Takes the phase of a worker who chose other contract types and their facts for those types; gives the new phase. */
export function phaseAfterChoice(phase: CareWorkerPhase, facts: PhaseFacts): CareWorkerPhase {
  if ((phase === 'startup' || phase === 'won') && !facts.approved) return 'in_transfer'
  return phaseAfter(phase, facts)
}

/** Takes the facts of a worker who was lost and has returned; gives the phase to start again in. */
export function phaseAfterReturn({ worked, ...facts }: PhaseFacts): CareWorkerPhase {
  const phase = phaseAfter('new', { worked, ...facts })
  return phase === 'startup' && worked ? 'won' : phase
}
