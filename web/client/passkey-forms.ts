// The JSON forms of WebAuthn (level 3, section 5.1), written by hand: Safari has had passkeys for longer than these functions,
// which came with 18.4.

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), char => char.charCodeAt(0))
const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
const known = (ones: PublicKeyCredentialDescriptorJSON[] = []) =>
  ones.map(one => ({ ...one, id: bytesOf(one.id) }) as PublicKeyCredentialDescriptor)

/** The server's request to create a passkey, as `navigator.credentials.create` takes it. */
export const readCreation = (options: PublicKeyCredentialCreationOptionsJSON): PublicKeyCredentialCreationOptions =>
  ({
    ...options,
    challenge: bytesOf(options.challenge),
    user: { ...options.user, id: bytesOf(options.user.id) },
    excludeCredentials: known(options.excludeCredentials),
  }) as object as PublicKeyCredentialCreationOptions
/** The server's request to use a passkey, as `navigator.credentials.get` takes it. */
export const readRequest = (options: PublicKeyCredentialRequestOptionsJSON): PublicKeyCredentialRequestOptions =>
  ({
    ...options,
    challenge: bytesOf(options.challenge),
    allowCredentials: known(options.allowCredentials),
  }) as object as PublicKeyCredentialRequestOptions

const parts = ['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature', 'userHandle'] as const
type Response = Partial<Record<(typeof parts)[number], ArrayBuffer | null>> &
  Pick<Partial<AuthenticatorAttestationResponse>, 'getTransports'>
/** The credential of the device, as the server reads it. */
export const writeAnswer = (credential: PublicKeyCredential) => {
  const response = credential.response as Response
  const written = parts.flatMap(part => (response[part] ? [[part, textOf(response[part])] as const] : []))
  return {
    id: credential.id,
    rawId: textOf(credential.rawId),
    type: 'public-key' as const,
    authenticatorAttachment: credential.authenticatorAttachment ?? undefined,
    clientExtensionResults: credential.getClientExtensionResults(),
    response: { ...Object.fromEntries(written), ...(response.getTransports && { transports: response.getTransports() }) },
  }
}
