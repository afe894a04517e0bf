/** Where a rule of working time comes from, and whether it binds. */
export const lawSource = (article: string, isLaw: boolean): string =>
  `Arbeidstijdenwet, artikel ${article}. ${
    isLaw
      ? 'Als uitzendkracht geldt deze wet voor jou.'
      : 'Voor jou als zzp’er is dit een richtlijn: de wet geldt niet voor zzp’ers (artikel 2:7).'
  } We tellen alleen de diensten die je via Zorginzet hebt.`
