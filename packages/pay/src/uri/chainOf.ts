import { refuse } from './payUriError'

/** Returns the namespace of a CAIP-2 id, such as `eip155`. */
export function namespaceOf(chainId: string): string {
  return chainId.slice(0, chainId.indexOf(':'))
}

/**
 * Returns the chain of a parsed URI: the one that the URI names, otherwise the expected one.
 *
 * @throws AppKitError `pay/uri-wrong-chain` if the URI is for another chain than `expected`.
 */
export function chainOf(
  namespace: string,
  named: string | undefined,
  expected: string | undefined,
): string | undefined {
  if (expected !== undefined && (namespaceOf(expected) !== namespace || (named ?? expected) !== expected))
    refuse(
      'pay/uri-wrong-chain',
      `The payment URI is for ${named ?? namespace}, and the expected chain is ${expected}.`,
    )
  return named ?? expected
}
