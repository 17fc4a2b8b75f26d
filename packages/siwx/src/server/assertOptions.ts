import { AppKitError } from '@openappkit/contract'
import type { SignInOptions } from './SignIn'

/** Names of the options. */
const KNOWN: Readonly<Record<keyof Omit<SignInOptions, 'now'>, true>> = {
  domain: true,
  uri: true,
  chains: true,
  secret: true,
  nonces: true,
  sessions: true,
  rpcUrls: true,
  contractChains: true,
  verifiers: true,
  clientKey: true,
  cookie: true,
  origins: true,
  onRefusal: true,
  legacyAppKitMessages: true,
}

/**
 * Checks the names and shapes of options, because apps in plain JavaScript can pass anything. Accepts unknown options
 * unless they resemble a known one.
 *
 * @throws AppKitError `options/siwx-invalid-option` if `options` isn't an object, or has an option that is misspelled or
 * of the wrong type.
 */
export function assertOptions(options: unknown): void {
  if (typeof options === 'string')
    throw invalid(`\`createSignIn\` takes an object of options. Call it with \`{ domain: '${options}' }\`.`)
  const fields: Readonly<Record<string, unknown>> = Object(options)
  for (const name of Object.keys(fields)) {
    const meant = Object.hasOwn(KNOWN, name) ? undefined : resembled(name)
    if (meant !== undefined) throw invalid(`createSignIn has no option \`${name}\`. Did you mean \`${meant}\`?`)
  }
  const { origins, rpcUrls } = fields
  if (origins !== undefined && !Array.isArray(origins))
    throw invalid("`origins` of createSignIn isn't a list. Pass each origin, such as `['https://www.example.org']`.")
  if (rpcUrls !== undefined && (Object(rpcUrls) !== rpcUrls || Array.isArray(rpcUrls)))
    throw invalid(
      "`rpcUrls` of createSignIn isn't an object. Pass URLs by chain ID, such as `{ 1: 'https://rpc.example.org' }`.",
    )
}

/** Returns the option whose name differs by one letter or in case. */
function resembled(name: string): string | undefined {
  return Object.keys(KNOWN).find(known => isOneEditApart(name.toLowerCase(), known.toLowerCase()))
}

/** Returns whether at most one letter was added, left out or replaced. */
function isOneEditApart(one: string, two: string): boolean {
  let same = 0
  while (same < one.length && one[same] === two[same]) same++
  const [left, right] = [one.slice(same), two.slice(same)]
  return left.slice(1) === right || left === right.slice(1) || left.slice(1) === right.slice(1)
}

function invalid(message: string): AppKitError {
  return new AppKitError('options/siwx-invalid-option', message)
}
