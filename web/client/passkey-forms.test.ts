import { expect, test } from 'vitest'
import { readCreation, readRequest, writeAnswer } from './passkey-forms.ts'

// RFC 4648, section 10, and two whose text differs from plain base64: "+" and "/" are "-" and "_".
const vectors: [text: string, bytes: number[]][] = [
  ['', []],
  ['Zg', [0x66]],
  ['Zm8', [0x66, 0x6f]],
  ['Zm9v', [0x66, 0x6f, 0x6f]],
  ['Zm9vYmFy', [0x66, 0x6f, 0x6f, 0x62, 0x61, 0x72]],
  ['-_8', [0xfb, 0xff]],
  ['_-8A', [0xff, 0xef, 0x00]],
]
const rp = { id: 'zorginzet.example', name: 'Zorginzet' }
const bytes = (source: BufferSource) => [...new Uint8Array(source as ArrayBuffer)]

test.each(vectors)('%j is read and written as its bytes', (text, wanted) => {
  const user = { id: text, name: 'a', displayName: 'A' }
  const creation = readCreation({
    rp,
    user,
    challenge: text,
    pubKeyCredParams: [],
    excludeCredentials: [{ id: text, type: 'public-key' }],
  })
  expect(bytes(creation.challenge)).toEqual(wanted)
  expect(bytes(creation.user.id)).toEqual(wanted)
  expect(creation.user.name).toBe('a')
  expect(bytes(creation.excludeCredentials![0]!.id)).toEqual(wanted)
  expect(creation.rp).toEqual(rp)
  const request = readRequest({ challenge: text, allowCredentials: [{ id: text, type: 'public-key', transports: ['internal'] }] })
  expect(bytes(request.challenge)).toEqual(wanted)
  expect(request.allowCredentials).toMatchObject([{ type: 'public-key', transports: ['internal'] }])
  const rawId = Uint8Array.from(wanted).buffer
  const answer = writeAnswer({
    id: text,
    rawId,
    response: { clientDataJSON: rawId },
    getClientExtensionResults: () => ({}),
  } as never)
  expect(answer).toMatchObject({ id: text, rawId: text, type: 'public-key', response: { clientDataJSON: text } })
})
test('no keys are left out where none are named, and no part that the device did not make', () => {
  expect(readRequest({ challenge: 'Zg' }).allowCredentials).toEqual([])
  const rawId = new ArrayBuffer(1)
  const made = {
    ...{ id: 'AA', rawId, authenticatorAttachment: 'platform', getClientExtensionResults: () => ({ credProps: { rk: true } }) },
    response: { clientDataJSON: rawId, attestationObject: rawId, userHandle: null, getTransports: () => ['internal'] },
  }
  expect(writeAnswer(made as never)).toEqual({
    ...{
      id: 'AA',
      rawId: 'AA',
      type: 'public-key',
      authenticatorAttachment: 'platform',
      clientExtensionResults: { credProps: { rk: true } },
    },
    response: { clientDataJSON: 'AA', attestationObject: 'AA', transports: ['internal'] },
  })
})
