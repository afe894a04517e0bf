import type { MailTemplates } from '../platform/mail-template.ts'

const another = 'Zoek een andere opdracht'
const button = 'Bekijk de reacties'
const chosen = ['reaction_not_selected', 'reaction_standby'] as const

export const mailTemplates = {
  reaction_placed: {
    to: 'ROLE_ORGANIZATION_USER',
    about: 'Iemand reageert op hun opdracht',
    of: ['reaction_placed'],
    subject: 'Nieuwe reactie op {wanneer}',
    text: '{zorgverlener} ({niveau}) heeft gereageerd op “{opdracht}”, {wanneer}.\n\n{bericht}',
    button: button,
  },
  reaction_placed_on_series: {
    to: 'ROLE_ORGANIZATION_USER',
    about: 'Iemand reageert op meer data van een reeks',
    of: ['reaction_placed'],
    subject: 'Nieuwe reactie op {aantal} data: {opdracht}',
    text: '{zorgverlener} ({niveau}) heeft gereageerd op {aantal} data van “{opdracht}”:\n{data}\n\n{bericht}',
    button: button,
  },
  reaction_second_choice: {
    to: 'ROLE_CARE_WORKER',
    about: 'Iemand anders is gekozen en zij zijn tweede keus',
    of: chosen,
    subject: 'Tweede keus: {wanneer}',
    text: 'Voor “{opdracht}”, {wanneer}, bij {organisatie} is iemand anders gekozen. Jij bent tweede keus: zegt die persoon af, dan ziet {organisatie} jou als eerste. Je hoeft niets te doen. Kun je niet meer? Trek dan je reactie in, dan weten zij dat.',
    button: 'Bekijk je reacties',
  },
  reaction_not_selected: {
    to: 'ROLE_CARE_WORKER',
    about: 'Iemand anders is gekozen',
    of: ['reaction_not_selected'],
    subject: 'Niet gekozen: {wanneer}',
    text: 'Voor “{opdracht}”, {wanneer}, bij {organisatie} is iemand anders gekozen.',
    button: another,
  },
  reaction_too_late: {
    to: 'ROLE_CARE_WORKER',
    about: 'Niemand koos op tijd: de opdracht waarop zij reageerden, is begonnen',
    of: ['reaction_not_selected'],
    subject: 'Niet gekozen: {wanneer}',
    text: 'Voor “{opdracht}”, {wanneer}, bij {organisatie} koos niemand op tijd: de opdracht is al begonnen.',
    button: another,
  },
  reaction_rejected: {
    to: 'ROLE_CARE_WORKER',
    about: 'De organisatie wees hun reactie af',
    of: ['reaction_rejected'],
    subject: 'Reactie afgewezen: {wanneer}',
    text: '{organisatie} heeft je reactie op “{opdracht}”, {wanneer}, afgewezen.',
    button: another,
  },
  reaction_canceled: {
    to: 'ROLE_CARE_WORKER',
    about: 'De opdracht waarop zij reageerden, gaat niet door',
    of: ['reaction_canceled'],
    subject: 'Opdracht geannuleerd: {wanneer}',
    text: '{organisatie} heeft “{opdracht}”, {wanneer}, geannuleerd. Je reactie vervalt.',
    button: another,
  },
  publication_withdrawn_for_you: {
    to: 'ROLE_ORGANIZATION_USER',
    about: 'De backoffice trok de publicatie van hun opdracht in',
    of: ['care_moment_publication_withdrawn'],
    subject: 'Niet meer aangeboden: {wanneer}',
    text: 'De backoffice biedt “{opdracht}”, {wanneer}, niet meer aan. Er komt niemand, tenzij de opdracht opnieuw wordt gepubliceerd.',
    button: 'Bekijk de opdracht',
  },
  reaction_not_selected_withdrawn: {
    to: 'ROLE_CARE_WORKER',
    about: 'De publicatie waarop zij reageerden, is ingetrokken',
    of: ['reaction_not_selected_withdrawn'],
    subject: 'Niet meer aangeboden: {wanneer}',
    text: '{organisatie} biedt “{opdracht}”, {wanneer}, niet meer aan. Je reactie vervalt.',
    button: another,
  },
} as const satisfies MailTemplates
