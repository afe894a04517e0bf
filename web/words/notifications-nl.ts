import type { NotificationKind } from '#contract/events/notifications.ts'

/** The kinds of notifications, in the words of those who get them. */
export const notificationKindWords: Record<NotificationKind, { label: string; about: string }> = {
  new_matches: { label: 'Nieuwe opdrachten', about: 'Opdrachten die bij je passen.' },
  reactions: { label: 'Reacties', about: 'Wat er gebeurt met een reactie op een opdracht.' },
  assignments: { label: 'Toewijzingen', about: 'Gekozen, gewijzigd of geannuleerd.' },
  hours: { label: 'Uren', about: 'Ingediend, akkoord of een ander voorstel.' },
  invoices: { label: 'Facturen', about: 'Een factuur of creditnota staat klaar.' },
  documents: { label: 'Documenten', about: 'Beoordeeld, of verloopt binnenkort.' },
  contract_proposals: { label: 'Contractvoorstellen', about: 'Een voorstel, of het antwoord erop.' },
  clients: { label: 'Cliënten', about: 'Wat er verandert bij cliënten voor wie je zorgt.' },
  other_person: { label: 'Wie er komt', about: 'Er komt iemand anders. Of er is nog niemand gevonden.' },
  changed_time: { label: 'Een andere tijd', about: 'Een bezoek is eerder, later of gaat niet door.' },
  reports: { label: 'Rapportages', about: 'Een nieuwe rapportage.' },
  messages: { label: 'Berichten', about: 'Iemand heeft een bericht gestuurd.' },
  security: { label: 'Beveiliging', about: 'Inloggen en wachtwoord. Die komen altijd.' },
}
