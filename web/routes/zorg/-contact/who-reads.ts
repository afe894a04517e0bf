/** Who can read confidential messages: the rule of the API (docs/decisions/0108), in words. */
export const sayWhoReads = (manager: string): string =>
  `Alleen ${manager} leest dit. Is ${manager} er niet? Dan wacht uw bericht. Neemt een collega het werk over? Dan leest die collega het ook.`
