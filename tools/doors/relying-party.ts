// The modules of the suite of the OpenID Foundation for a relying party: oidcc-client-basic-certification-test-plan, and that for discovery.

/** One module: what the suite expects of us, and what came of the same here. */
export interface Module {
  name: string
  expected: string
  here: string
  /** Why no test bears its name. */
  without?: true
}
const named = (expected: string, here: string, ...names: string[]): Module[] =>
  names.map(name => ({ name: `oidcc-client-test${name && `-${name}`}`, expected, here }))
const unasked = (...names: string[]): Module[] =>
  names.map(name => ({
    ...{ name: `oidcc-client-test-${name}`, expected: 'userinfo is asked, or its answer refused', without: true as const },
    here: 'not applicable: userinfo is never asked, claims are read from the id token',
  }))
export const modules: readonly Module[] = [
  ...named('logged in', 'logged in', '', 'idtoken-sig-rs256', 'client-secret-basic', 'kid-absent-single-jwks'),
  ...named('either', 'refused: we do not guess which key', 'kid-absent-multiple-jwks'),
  ...named('refused', 'refused', 'nonce-invalid', 'missing-iat', 'missing-aud', 'invalid-aud', 'missing-sub', 'invalid-iss'),
  ...named('refused, or taken where none was agreed', 'refused', 'idtoken-sig-none'),
  ...named('refused', 'refused', 'invalid-sig-rs256', 'invalid-sig-hs256', 'invalid-sig-es256'),
  ...unasked(
    'scope-userinfo-claims',
    'userinfo-invalid-sub',
    'userinfo-bearer-header',
    'userinfo-bearer-body',
    'userinfo-signed',
  ),
  ...named('found', 'found', 'discovery-openid-config', 'discovery-jwks-uri-keys'),
  ...named('refused', 'refused', 'discovery-issuer-mismatch'),
  ...named('logged in', 'logged in', 'signing-key-rotation', 'signing-key-rotation-just-before-signing'),
]
