/** Reference of the chain in a `did:pkh`: `1` of `did:pkh:eip155:1:0x…`. Undefined when it is none. */
export function getDidChainId(iss: string): string | undefined {
  return partsOf(iss)?.reference
}

/** Address in a `did:pkh`: `0x…` of `did:pkh:eip155:1:0x…`. Undefined when it is none. */
export function getDidAddress(iss: string): string | undefined {
  return partsOf(iss)?.address
}

function partsOf(iss: string): { readonly reference: string; readonly address: string } | undefined {
  const [, reference, address] =
    /^did:pkh:[-a-z0-9]{3,8}:([-_a-zA-Z0-9]{1,32}):([-.%a-zA-Z0-9]{1,128})$/.exec(iss) ?? []
  return reference === undefined || address === undefined ? undefined : { reference, address }
}
