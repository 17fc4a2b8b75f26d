import type { EscrowedSeed } from '@openappkit/contract/embedded'

/** A seed in the escrow, and the device that may have it. */
export interface EscrowOpening {
  readonly userId: string
  readonly sealed: EscrowedSeed
  /** X25519 public key of the device, in base64url. */
  readonly publicKey: string
}

/** A seed sealed to a device's key with HPKE, in base64url. */
export interface ReleasedSeed {
  readonly encapsulation: string
  readonly ciphertext: string
}

/** Opens seeds of the escrow for devices. In production, it runs in a process of its own, which has the key. */
export interface EscrowOpener {
  /** Opens a seed and seals it to the device's key. Rejects if the key doesn't open it. */
  open(opening: EscrowOpening): Promise<ReleasedSeed>
}
