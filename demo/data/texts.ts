// Texts that people write: with a reaction, with their hours, in a report.
export const motivations = [
  'Ik ken deze wijk goed en heb ervaring met dit soort diensten. Ik kom graag.',
  'Ik heb hier eerder gewerkt en kende de cliënten snel. Past goed in mijn week.',
  'Deze tijden passen precies. Ik ben bekwaam in alle handelingen die jullie noemen.',
  'Ik woon in de buurt en kan ook inspringen als het later wordt.',
  'Ik heb acht jaar ervaring met dementie en werk rustig en duidelijk.',
  'Ik zoek een vaste dag per week. Als het bevalt kom ik graag vaker.',
  'Ik kan er om half zeven al zijn voor een goede overdracht.',
  null,
]
export const longer = ['De overdracht liep uit.', 'Uitgelopen op verzoek van de teamleider.', 'Een cliënt was gevallen, ik heb gewacht op de arts.', 'Collega was later door de file.']
export const shorter = ['De route was eerder klaar, afgestemd met kantoor.', 'Cliënt ging eerder naar de dagbesteding.']
export const publicTransport = ['Trein en bus heen en terug', 'Bus lijn 4 en 77', 'Trein Utrecht Centraal, retour']
export const otherCosts = ['Parkeren', 'Handschoenen gekocht']
/** Each with its problem of the Omaha System. */
export const reports: [problem: string, text: string][] = [
  ['omaha-38', 'Goed geslapen. Douchen ging zonder hulp, bij het aankleden een beetje steun gegeven. Twee boterhammen gegeten.'],
  ['omaha-06', 'Mevrouw was vandaag wat stil. Samen koffie gedronken en foto’s gekeken, daarna vrolijker.'],
  ['omaha-24', 'Steunkousen aangetrokken, huid ziet er goed uit. Geen drukplekken.'],
  ['omaha-42', 'Medicatie gegeven volgens de lijst. Bloedsuiker 7,8 voor het ontbijt.'],
  ['omaha-24', 'Rode plek op de linkerhiel. Voet vrij gelegd en de wijkverpleegkundige gebeld. Morgen opnieuw kijken.'],
  ['omaha-13', 'Mantelzorger is moe. Gevraagd of er een extra dagdeel mogelijk is. Team pakt dit op.'],
  ['omaha-30', 'Blaaskatheter gespoeld, geen bijzonderheden. Heldere urine.'],
  ['omaha-37', 'Gewandeld naar het park, ongeveer een kwartier met de rollator. Ging goed, wel wat kortademig op het eind.'],
  ['omaha-35', 'Eten gaat minder: halve portie warm eten. Drinken 1,2 liter. Gewicht volgt vrijdag.'],
  ['omaha-24', 'Wond is schoon en wordt kleiner: 2 bij 1 cm. Verband gewisseld volgens het plan.'],
  ['omaha-36', 'Onrustige avond. Radio met rustige muziek hielp. Om 22:30 in slaap gevallen.'],
  ['omaha-38', 'Meneer heeft zelf het ontbijt gemaakt. Daar was hij trots op. Alles staat weer op zijn plek.'],
]
