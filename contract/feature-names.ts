// What a planner can switch off, and what it is called. Everything is on, unless a switch says otherwise (docs/decisions/0099).

export const features = ['rosters', 'contract_proposals', 'asking_by_name', 'exports'] as const
export type Feature = (typeof features)[number]

/** The name of each feature, and what goes away when it is off. */
export const featureWords: Record<Feature, { name: string; off: string }> = {
  rosters: {
    name: 'Roosters maken',
    off: 'Niemand maakt of gebruikt dan een rooster. Roosters die er al zijn, blijven bewaard.',
  },
  contract_proposals: {
    name: 'Contractvoorstellen doen',
    off: 'Een organisatie doet dan geen nieuw voorstel. Op een voorstel dat er al is, kan nog geantwoord worden.',
  },
  asking_by_name: {
    name: 'Vragen op naam',
    off: 'Niemand vraagt dan een zorgverlener op naam, ook niet met een rooster. Wie al gevraagd is, kan nog antwoorden.',
  },
  exports: {
    name: 'Lijsten downloaden',
    off: 'Lijsten en cijfers zijn dan niet als bestand te downloaden. Facturen en het eigen dossier wel.',
  },
}
