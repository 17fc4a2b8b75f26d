/**
 * Returns the chain reference of a `did:pkh`: `1` for `did:pkh:eip155:1:0x…`. Undefined if it isn't one.
 *
 * @example
 * ```ts
 * import { getDidChainId } from '@openappkit/siwx/siwe'
 *
 * const chainId = getDidChainId('did:pkh:eip155:1:0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045') // '1'
 * ```
 */
export function getDidChainId(iss: string): string | undefined {
  return partsOf(iss)?.reference
}

/**
 * Returns the address of a `did:pkh`: `0x…` for `did:pkh:eip155:1:0x…`. Undefined if it isn't one.
 *
 * @example
 * ```ts
 * import { getDidAddress } from '@openappkit/siwx/siwe'
 *
 * const address = getDidAddress('did:pkh:eip155:1:0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045') // '0xd8dA…'
 * ```
 */
export function getDidAddress(iss: string): string | undefined {
  return partsOf(iss)?.address
}

function partsOf(iss: string): { readonly reference: string; readonly address: string } | undefined {
  const [, reference, address] =
    /^did:pkh:[-a-z0-9]{3,8}:([-_a-zA-Z0-9]{1,32}):([-.%a-zA-Z0-9]{1,128})$/.exec(iss) ?? []
  return reference === undefined || address === undefined ? undefined : { reference, address }
}
