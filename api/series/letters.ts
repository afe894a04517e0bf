import type { Letters } from '../platform/letter.ts'

export const letters = {
  series_updated: {
    to: 'ROLE_CARE_WORKER',
    about: 'De tijden van hun diensten in een reeks zijn gewijzigd',
    of: ['recurring_care_moment_updated'],
    subject: '{diensten zijn} gewijzigd, vanaf {wanneer}',
    text: '{plek} heeft de tijden van je diensten gewijzigd. Bevestig elke dienst, of zeg die dienst af. Dat telt niet als te laat.\n\n{diensten}',
    button: 'Bekijk je planning',
  },
  series_ended: {
    to: 'ROLE_CARE_WORKER',
    about: 'Diensten van een reeks gaan niet door',
    of: ['recurring_care_moment_canceled', 'recurring_care_moment_until_changed'],
    subject: 'Geannuleerd: {aantal diensten}, vanaf {wanneer}',
    text: '{plek} heeft opdrachten van een reeks geannuleerd. {reden}\n\n{diensten}',
    button: 'Bekijk je planning',
  },
} as const satisfies Letters
