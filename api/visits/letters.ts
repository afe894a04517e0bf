import type { Letters } from '../platform/letter.ts'

const button = 'Bekijk wie er komt'
const to = 'ROLE_CLIENT_ADMIN'
const late = {
  of: ['family_call_due'],
  subject: 'Bel de familie: nog niemand voor {wanneer}',
  text: 'Voor “{opdracht}”, {wanneer}, is nog niemand gevonden. De familie wacht op een telefoontje van ons.',
  button: 'Naar Zorginzet',
} as const

export const letters = {
  visit_found: {
    to,
    about: 'Er is iemand gevonden voor een bezoek dat dichtbij is',
    of: ['care_moment_assigned'],
    subject: '{voornaam} komt: {wanneer}',
    text: 'Er is iemand gevonden. {voornaam} komt {wanneer}.',
    button,
  },
  visit_by_another: {
    to,
    about: 'Er komt iemand anders',
    of: ['care_moment_assigned'],
    subject: 'Er komt iemand anders: {wanneer}',
    text: '{voornaam} komt {wanneer}, in plaats van {eerst}.',
    button,
  },
  visit_given_up: {
    to,
    about: 'Wie zou komen, kan niet: er wordt iemand anders gezocht',
    of: ['care_moment_assignment_canceled'],
    subject: 'Wij zoeken iemand anders: {wanneer}',
    text: '{voornaam} kan niet komen, {wanneer}. Wij zoeken iemand anders. U hoort van ons wie er komt.',
    button,
  },
  visit_not_filled: {
    to,
    about: 'Voor een bezoek is niemand gevonden',
    of: ['care_moment_assignment_expired'],
    subject: 'Er is niemand gevonden: {wanneer}',
    text: 'Voor {wanneer} is helaas niemand gevonden. Bel ons als er nu hulp nodig is.',
    button,
  },
  visit_moved: {
    to,
    about: 'Een bezoek is op een andere tijd',
    of: ['care_moment_updated'],
    subject: 'Een andere tijd: {wanneer}',
    text: '{voornaam} komt {wanneer}. Eerst was dat {eerst}.',
    button,
  },
  visit_off: {
    to,
    about: 'Een bezoek gaat niet door',
    of: ['care_moment_canceled'],
    subject: 'Bezoek gaat niet door: {wanneer}',
    text: 'Het bezoek van {wanneer} gaat niet door.',
    button,
  },
  visits_moved: {
    to,
    about: 'Bezoeken van een reeks zijn op een andere tijd',
    of: ['recurring_care_moment_updated'],
    subject: '{bezoeken hebben} een andere tijd',
    text: 'Dit zijn de nieuwe tijden:\n{bezoeken}',
    button,
  },
  visits_off: {
    to,
    about: 'Bezoeken van een reeks gaan niet door',
    of: ['recurring_care_moment_canceled', 'recurring_care_moment_until_changed'],
    subject: '{bezoeken gaan} niet door',
    text: 'Deze bezoeken gaan niet door:\n{bezoeken}',
    button,
  },
  family_call_due: { to: 'ROLE_PLANNER', about: 'De familie moet gebeld worden: er is nog niemand', ...late },
  family_call_due_to_employee: {
    to: 'ROLE_BACK_OFFICE_EMPLOYEE',
    about: 'De familie moet gebeld worden: er is nog niemand',
    ...late,
  },
} as const satisfies Letters
