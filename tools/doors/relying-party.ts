// The modules of the suite of the OpenID Foundation for a relying party, of its plans for the basic profile, for discovery, for RP-initiated
// logout and for back-channel logout.

/** A module: what the suite expects of us, and the result here. */
export interface Module {
  name: string
  expected: string
  here: string
  /** Why no test has its name. */
  without?: true
}
const named = (expected: string, here: string, ...names: string[]): Module[] =>
  names.map(name => ({ name: `oidcc-client-test${name && `-${name}`}`, expected, here }))
const without = (expected: string, here: string, name: string): Module => ({
  ...{ name: `oidcc-client-test-${name}`, expected, without: true },
  here: `not applicable: ${here}`,
})
const asBackChannel = (...names: string[]) => names.map(name => `rp-backchannel-rpinitlogout-${name}`)
export const modules: readonly Module[] = [
  ...named('logged in', 'logged in', '', 'idtoken-sig-rs256', 'client-secret-basic', 'kid-absent-single-jwks'),
  ...named('either', 'refused: we do not guess which key', 'kid-absent-multiple-jwks'),
  ...named('refused', 'refused', 'nonce-invalid', 'missing-iat', 'missing-aud', 'invalid-aud', 'missing-sub', 'invalid-iss'),
  ...named('refused, or taken where none was agreed', 'refused', 'idtoken-sig-none'),
  ...named('refused', 'refused', 'invalid-sig-rs256', 'invalid-sig-hs256', 'invalid-sig-es256'),
  ...named('the claims are read', 'read, of somebody new and in a trial', 'scope-userinfo-claims'),
  ...named('refused', 'refused', 'userinfo-invalid-sub'),
  ...named('the token in the header', 'in the header', 'userinfo-bearer-header'),
  without('the token in the body', 'we send it in the header', 'userinfo-bearer-body'),
  without('a signed answer is read', 'no signed answer is agreed with a provider', 'userinfo-signed'),
  ...named('found', 'found', 'discovery-openid-config', 'discovery-jwks-uri-keys'),
  ...named('refused', 'refused', 'discovery-issuer-mismatch'),
  ...named('logged in', 'logged in', 'signing-key-rotation', 'signing-key-rotation-just-before-signing'),
  ...named('the provider is told who logs out', 'told, by the id token', 'rp-init-logout', 'rp-init-logout-no-state'),
  without(
    'a `state` that comes back changed is refused',
    'we send no `state`: nothing follows from coming back',
    'rp-init-logout-other-state',
  ),
  ...named('200', '200', 'rp-backchannel-rpinitlogout'),
  ...named('400', '400', ...asBackChannel('alg-none', 'no-event', 'with-nonce')),
  ...named('400', '400', ...asBackChannel('wrong-alg', 'wrong-aud', 'wrong-event', 'wrong-iss')),
]
