import { permit2Address } from '../assets/namedContracts'
import type { ReadTypedData } from './readTypedData'
import type { SignedPermit } from './SignedPermit'
import { isList, isStruct, type TypedStruct, type TypedValue } from './TypedValue'

const unlimited = 2n ** 256n - 1n

/** Returns the allowances that typed data gives: permits of EIP-2612, of DAI, of NFTs and of Permit2. Empty if it is none. */
export function readPermits({ domain, primaryType, message }: ReadTypedData): readonly SignedPermit[] {
  const verifier = text(domain['verifyingContract'])
  if (primaryType === 'Permit' && verifier !== undefined) return readTokenPermit(verifier, message)
  // Forks of Permit2 have other addresses, and mean the same.
  if (/^Permit(?:Single|Batch)$/.test(primaryType)) return readAllowancePermits(message)
  if (/^Permit(?:Batch)?(?:Witness)?TransferFrom/.test(primaryType)) return readTransferPermits(message)
  return []
}

/** Whether the permits are those of the real Permit2, or of a token. */
export function isStandardPermit({ domain, primaryType }: ReadTypedData): boolean {
  return primaryType === 'Permit' || text(domain['verifyingContract'])?.toLowerCase() === permit2Address
}

function readTokenPermit(token: string, message: TypedStruct): readonly SignedPermit[] {
  const { owner, holder, spender, value, allowed, tokenId, deadline, expiry } = message
  const to = text(spender)
  if (to === undefined) return []
  if (typeof value === 'bigint') {
    return [{ owner: text(owner), token, spender: to, amount: value, until: undefined, deadline: number(deadline) }]
  }
  // NFTs, such as positions in pools (ERC-4494).
  if (typeof tokenId === 'bigint') {
    return [{ owner: undefined, token, tokenId, spender: to, amount: 1n, until: undefined, deadline: number(deadline) }]
  }
  if (typeof allowed !== 'boolean') return []
  const end = number(expiry)
  // DAI: an expiry of 0 means that the signature can be used at any time.
  const deadlineOrNone = end === 0n ? undefined : end
  const amount = allowed ? unlimited : 0n
  return [{ owner: text(holder), token, spender: to, amount, until: undefined, deadline: deadlineOrNone }]
}

function readAllowancePermits({ details, spender, sigDeadline }: TypedStruct): readonly SignedPermit[] {
  const to = text(spender)
  return structs(details).flatMap(({ token, amount, expiration }) => {
    const [contract, units] = [text(token), number(amount)]
    if (contract === undefined || to === undefined || units === undefined) return []
    const [until, deadline] = [number(expiration), number(sigDeadline)]
    return [{ owner: undefined, token: contract, spender: to, amount: units, until, deadline }]
  })
}

function readTransferPermits({ permitted, spender, deadline }: TypedStruct): readonly SignedPermit[] {
  const to = text(spender)
  const end = number(deadline)
  return structs(permitted).flatMap(({ token, amount }) => {
    const [contract, units] = [text(token), number(amount)]
    if (contract === undefined || to === undefined || units === undefined) return []
    return [{ owner: undefined, token: contract, spender: to, amount: units, until: end, deadline: end }]
  })
}

function structs(value: TypedValue | undefined): readonly TypedStruct[] {
  if (isList(value)) return value.filter(isStruct)
  return isStruct(value) ? [value] : []
}

function text(value: TypedValue | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function number(value: TypedValue | undefined): bigint | undefined {
  return typeof value === 'bigint' ? value : undefined
}
