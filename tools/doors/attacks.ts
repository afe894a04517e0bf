// Each attack, what stops it, and the test that tries it: its file, and words in its name.

export interface Attack {
  attack: string
  holds: string
  test: readonly [file: string, name: string]
}
const signOn = 'api/sign-on/attacks.test.ts'
const endpoint = 'api/platform/programs/token-endpoint.test.ts'
const posting = 'api/platform/events/webhooks/posting.test.ts'
const logs = 'tests/secrets-in-logs.test.ts'
const sandbox = 'tests/sandbox.test.ts'
const addresses = 'api/platform/outgoing/addresses.test.ts'
const certificates = 'tests/doors/certificates.test.ts'
const slow = 'tests/doors/slow-providers.test.ts'
const clients = 'api/api-clients/api-clients.test.ts'
const of = (attack: string, holds: string, file: string, name: string): Attack => ({ attack, holds, test: [file, name] })

export const attacks: Record<string, readonly Attack[]> = {
  'Tokens of providers': [
    of('no signature (`alg=none`)', 'four algorithms, none of which is none', signOn, 'without a signature'),
    of('HS256 with the public key as the secret', 'no shared secret signs', signOn, 'signed with the public key as a secret'),
    of('HS256 with the secret of the client', 'no shared secret signs', signOn, 'signed with the secret of the client'),
    of('an algorithm that is not ours', 'four algorithms', signOn, 'signed by a way that we do not take'),
    of('a `kid` that is a path', 'keys are found in the document of the provider alone', signOn, 'whose key is a path'),
    of('a `kid` that is a statement', 'keys are found in the document of the provider alone', signOn, 'whose key is a statement'),
    of('a key in the token (`jwk`)', 'the header chooses no key', signOn, 'that brings its own key along'),
    of('a key elsewhere (`jku`)', 'the header chooses no address', signOn, 'that says where its key is'),
    of('a key that was taken back', 'keys are fetched each time', signOn, 'of an old key, under the name of the present one'),
    of('changed on the way', 'the signature is checked', signOn, 'that was changed on the way'),
    of('for another audience', 'the audience is ours alone', signOn, 'for another audience'),
    of(
      'of another issuer (mix-up)',
      'the issuer is that of the attempt, also in the answer',
      signOn,
      'with another issuer (mix-up)',
    ),
    of('in the name of another provider', 'keys belong to one provider', signOn, 'in the name of this one'),
    of('a nonce of another attempt', 'the nonce is that of the attempt', signOn, 'with the nonce of another attempt'),
    of('a state that nobody began', 'kept as a hash, of one browser', signOn, 'with a state that nobody began'),
    of(
      'a code or state again',
      'an attempt counts once, also of two at once',
      signOn,
      'counts once, also when two say it at once',
    ),
    of('an attempt of another browser', 'a cookie binds it', signOn, 'counts in the browser that began it'),
    of('an old login as a new one', '`auth_time` must be there and recent', signOn, 'unless that was long ago'),
    of('a logout token again', 'its number counts once', signOn, 'ends the login of its session, once'),
    of('a logout token of another', 'signature, audience, issuer and event', signOn, 'ends nothing'),
    of(
      'the session that somebody leaves there on a shared computer, after the login that links',
      'it is kept with the attempt, and ends with that login',
      'api/sign-on/second-step.test.ts',
      'that links leads there too',
    ),
    of(
      'a link by who has logged out there meanwhile',
      'a logout token ends what waits to be linked',
      'api/sign-on/second-step.test.ts',
      'nothing is linked any more',
    ),
    of(
      'an address that is somebody else’s',
      'an address links nothing',
      'api/sign-on/sign-on.test.ts',
      'the address alone links nothing',
    ),
  ],
  'Our own tokens': [
    of(
      'forged: `alg=none`, another key, scopes written in',
      'HS256 with our key alone',
      endpoint,
      'with another algorithm or key, or with scopes written into it',
    ),
    of(
      'of a sandbox on the real server, and the reverse',
      'the key follows from the mark of the database',
      sandbox,
      'read the mails, move the clock and start over',
    ),
    of(
      'a wider scope by changing the client',
      'a change ends its tokens',
      endpoint,
      'so that neither a wider nor a narrower scope waits',
    ),
    of(
      'a scope that the client does not have',
      'refused by name',
      endpoint,
      'is not given for a scope that the client does not have',
    ),
    of(
      'a call without its scope',
      'the pipeline refuses every operation',
      endpoint,
      'a program without a scope is refused over HTTP',
    ),
    of('a program that reaches accounts or secrets', 'those have no scope', endpoint, 'somebody’s own name has a scope'),
    of(
      'the secret of a client that ended',
      'the status is read at each token',
      endpoint,
      'ends when the client is ended, at once, and it gets no other',
    ),
    of(
      'the secret of a client whose last day is over',
      'the day is read at each token',
      endpoint,
      'ends with the last day of the client',
    ),
    of('guessing a secret', '256 bits, ten tries, of the address that guesses', endpoint, 'is refused to who guesses'),
    of('the secret of another client', 'the hash is that of the client', endpoint, 'wrong, of another client'),
    of('a client of another organization', 'every query is of its own', clients, 'of another organization does not exist'),
  ],
  'Requests that we make': [
    of('an inner address, in 90 ways of writing', 'https to public addresses', addresses, 'a webhook does not go to'),
    of(
      'a name that leads inside',
      'what it leads to is checked when the connection is made',
      posting,
      'to a name that leads inside',
    ),
    of(
      'a name that leads elsewhere later (DNS rebinding)',
      'it is resolved once, for the connection',
      posting,
      'and leads inside by now',
    ),
    of('a webhook that is redirected', 'a redirect is an answer', posting, 'is not followed'),
    of('a provider that is redirected', 'a redirect is an answer', signOn, 'that sends us on is not followed'),
    of('a redirect of `token_endpoint` or `jwks_uri`', 'a redirect is an answer', signOn, 'is not followed there'),
    of(
      'metadata with an inner `token_endpoint` or `jwks_uri`',
      'each address is checked',
      signOn,
      'is of our network is not called there',
    ),
    of('metadata with an inner `authorization_endpoint`', 'checked before the browser goes', signOn, 'that leads to our network'),
    of('a script as an address', 'https alone', signOn, 'that leads to a script'),
    of('a script where a session ends', 'https alone', signOn, 'that ends a session by a script logs nobody in'),
    of(
      'a provider inside our network',
      'refused when it is set up',
      signOn,
      'is not called inside our network outside development',
    ),
    of('a certificate of an unknown authority', 'TLS as Node checks it', certificates, 'of an authority that nobody knows'),
    of('a certificate with another name', 'TLS as Node checks it', certificates, 'with another name'),
    of('a certificate that is over', 'TLS as Node checks it', certificates, 'that is over'),
    of('a huge answer', 'a quarter of a megabyte, of a webhook four kilobytes', signOn, 'that says a great deal'),
    of('an answer without end', 'cut off there', slow, 'without end is cut off'),
    of('no answer, or drop by drop', 'ten seconds', slow, 'is waited for ten seconds'),
    of('a receiver that never answers', 'fifteen seconds, after other work', posting, 'or not in time, does not delay us'),
  ],
  'Logs and files': [
    of(
      'line ends and signs for a screen, in names, paths, headers and forms',
      'each line of the log is JSON',
      logs,
      'begins a line of the log',
    ),
    of(
      'secrets and tokens in the log, the figures, the access log or a refusal',
      'no body, header or query is logged',
      logs,
      'of logging in, refreshing, resetting or registering is in the log',
    ),
    of('secrets in the history', 'events hold no secret', 'api/sign-on/providers.test.ts', 'keeps its secret to itself'),
    of('a secret read back', 'shown once', 'api/webhooks/webhooks.test.ts', 'is shown when it is made, and never again'),
    of('a line end in the name of a client', 'a name is one line', clients, 'has a name on one line'),
    of(
      'a formula in a spreadsheet',
      'a cell that begins so is text',
      'api/platform/files/csv.test.ts',
      'no cell runs or breaks out',
    ),
    of(
      'names in a message of a webhook',
      'ids and addresses alone',
      'api/webhooks/bodies.test.ts',
      'real consequences are reported',
    ),
    of('the doors of a sandbox without its key', 'one key, ten tries of a network', sandbox, 'without it none of that exists'),
  ],
}
