import type { MailTemplates } from '../platform/mail-template.ts'

const look = 'Bekijk de reeks'

export const mailTemplates = {
  series_updated: {
    to: 'ROLE_CARE_WORKER',
    about: 'De tijden van hun diensten in een reeks zijn gewijzigd',
    of: ['recurring_care_moment_updated'],
    subject: '{diensten zijn} gewijzigd, vanaf {wanneer}',
    text: '{plek} heeft de tijden van je diensten gewijzigd. Bevestig elke dienst, of zeg die dienst af. Dat telt niet als te laat. {akkoord}\n\n{diensten}',
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
  series_changed_for_you: {
    to: 'ROLE_ORGANIZATION_USER',
    about: 'De backoffice wijzigde hun reeks',
    of: ['recurring_care_moment_updated'],
    subject: 'Reeks gewijzigd: {aantal diensten}, vanaf {wanneer}',
    text: 'De backoffice heeft {aantal diensten} van de reeks “{opdracht}” bij {plek} gewijzigd. De eerste is nu {wanneer}. {akkoord}',
    button: look,
  },
  series_ended_for_you: {
    to: 'ROLE_ORGANIZATION_USER',
    about: 'De backoffice annuleerde hun reeks of maakte die korter',
    of: ['recurring_care_moment_canceled', 'recurring_care_moment_until_changed'],
    subject: 'Reeks geannuleerd: {aantal diensten}, vanaf {wanneer}',
    text: 'De backoffice heeft {aantal diensten} van de reeks “{opdracht}” bij {plek} geannuleerd, vanaf {wanneer}. {reden} Er komt dan niemand.',
    button: look,
  },
  series_lengthened_for_you: {
    to: 'ROLE_ORGANIZATION_USER',
    about: 'De backoffice verlengde hun reeks',
    of: ['recurring_care_moment_until_changed'],
    subject: 'Reeks verlengd: {aantal diensten}, vanaf {wanneer}',
    text: 'De backoffice heeft de reeks “{opdracht}” bij {plek} verlengd met {aantal diensten}, vanaf {wanneer}.',
    button: look,
  },
} as const satisfies MailTemplates
