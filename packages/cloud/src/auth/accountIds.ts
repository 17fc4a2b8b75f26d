import { createHash } from 'node:crypto'

/** Normalizes an address, because hex and bech32 addresses have more than one spelling. */
export function addressKey(address: string): string {
  const isCaseless = /^0x[0-9a-f]+$/i.test(address) || /^(bc|tb|bcrt)1[0-9a-z]+$/i.test(address)
  return isCaseless ? address.toLowerCase() : address
}

/** Returns the UUID of a project: its id with dashes, or a hash of an id that isn't 32 hex digits. */
export function projectUuid(projectId: string): string {
  return /^[0-9a-f]{32}$/.test(projectId) ? dashed(projectId) : uuidOf(['project', projectId])
}

/** An account and the kind of proof that its user provided. */
export interface ProvenAccount {
  readonly projectId: string
  /** CAIP-2 id. */
  readonly caipNetworkId: string
  readonly addressKey: string
  readonly proof: 'key' | 'contract'
}

/**
 * Returns the profile id of an account within a project. A key controls the same account on every network of its
 * namespace. On another network, a contract's address may belong to another party, so its profile includes the network.
 */
export function profileUuid({ projectId, caipNetworkId, addressKey: key, proof }: ProvenAccount): string {
  const [namespace = ''] = caipNetworkId.split(':')
  return uuidOf(
    proof === 'key' ? ['profile', projectId, namespace, key] : ['profile', projectId, caipNetworkId, 'contract', key],
  )
}

/** Returns a UUID version 8 that is a hash of the parts. */
function uuidOf(parts: readonly string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex')
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16)
  return dashed(`${hex.slice(0, 12)}8${hex.slice(13, 16)}${variant}${hex.slice(17, 32)}`)
}

function dashed(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
