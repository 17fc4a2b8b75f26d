import type { EscrowedSeed } from '@openappkit/contract/embedded'

/** A seed in the escrow, and the device that may have it. */
export interface EscrowOpening {
  readonly userId: string
  readonly sealed: EscrowedSeed
  /** X25519 public key of the device, in base64url. */
  readonly publicKey: string
  /** Record of the escrow's about the request. `null` under the `escrow` policy, whose seeds open immediately. */
  readonly ticket: string | null
}

/** A request to open a seed, which the escrow has recorded. */
export interface EscrowRequest {
  /** The escrow's own record. The server keeps it until the seed opens. */
  readonly ticket: string
  /** Earliest opening by the escrow's clock, in milliseconds since the epoch. */
  readonly opensAt: number
}

/** A seed sealed to a device's key with HPKE, in base64url. */
export interface ReleasedSeed {
  readonly encapsulation: string
  readonly ciphertext: string
}

/** Opens seeds of the escrow for devices. In production, it runs in a process of its own, which has the key. */
export interface EscrowOpener {
  /** Records that a user's device asks for the seed. The escrow's own delay starts. */
  request(userId: string): Promise<EscrowRequest>
  /**
   * Opens a seed and seals it to the device's key. Rejects if the key doesn't open it, or before the escrow's delay is
   * over.
   */
  open(opening: EscrowOpening): Promise<ReleasedSeed>
}
