// V17, WebRTC.
import type { Requirement } from './requirement.ts'

const noWebRtc = 'There is no sound, no image and no WebRTC.'

export const v17: readonly Requirement[] = [
  {
    id: '17.1.1',
    level: 2,
    what: 'TURN: no reserved addresses',
    verdict: 'not applicable',
    how: noWebRtc,
  },
  {
    id: '17.2.1',
    level: 2,
    what: 'media: DTLS keys kept',
    verdict: 'not applicable',
    how: noWebRtc,
  },
  {
    id: '17.2.2',
    level: 2,
    what: 'media: DTLS cipher suites',
    verdict: 'not applicable',
    how: noWebRtc,
  },
  {
    id: '17.2.3',
    level: 2,
    what: 'media: SRTP authenticated',
    verdict: 'not applicable',
    how: noWebRtc,
  },
  {
    id: '17.2.4',
    level: 2,
    what: 'media: broken packets survived',
    verdict: 'not applicable',
    how: noWebRtc,
  },
  {
    id: '17.3.1',
    level: 2,
    what: 'signalling: floods survived',
    verdict: 'not applicable',
    how: noWebRtc,
  },
  {
    id: '17.3.2',
    level: 2,
    what: 'signalling: broken messages survived',
    verdict: 'not applicable',
    how: noWebRtc,
  },
]
