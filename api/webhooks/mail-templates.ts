import type { MailTemplates } from '../platform/mail-template.ts'

const paused = {
  to: 'ROLE_ORGANIZATION_USER',
  of: ['webhook_endpoint_paused'],
  subject: 'Een koppeling is gepauzeerd',
  button: 'Koppeling bekijken',
} as const
const after = 'Wat er intussen gebeurt, wordt niet gestuurd. Kijk wat er mis is en hervat de koppeling daarna.'

export const mailTemplates = {
  webhook_unanswered: {
    ...paused,
    about: 'Een koppeling nam drie dagen niets aan en is gepauzeerd',
    text: `De koppeling {koppeling} nam drie dagen lang niets aan. Daarom is ze gepauzeerd.\n\n${after}`,
  },
  webhook_gone: {
    ...paused,
    about: 'Een koppeling antwoordde dat ze niet meer bestaat en is gepauzeerd',
    text: `De koppeling {koppeling} antwoordde dat ze niet meer bestaat (410). Daarom is ze gepauzeerd.\n\n${after}`,
  },
} as const satisfies MailTemplates
