import { Aes256Gcm, CipherSuite, DhkemX25519HkdfSha256, HkdfSha256 } from '@hpke/core'
import { x25519 } from '@noble/curves/ed25519.js'
import { type WalletKey, type WalletKeyRing, walletKey } from '../operator/WalletKeys'
import type { EscrowOpener, EscrowOpening, EscrowRequest, ReleasedSeed } from './EscrowOpener'
import { EscrowTickets } from './EscrowTickets'

/** Public half of an escrow's key. */
export interface EscrowKey {
  readonly keyId: string
  /** X25519 public key in base64url. */
  readonly publicKey: string
}

/** Context of a seal in the escrow. It binds the seal to one user. */
function escrowInfo(userId: string): string {
  return `openappkit/wallet/escrow/v1|${userId}`
}

/** Context of a seal for a device that opens the escrow. */
function escrowReleaseInfo(userId: string): string {
  return `openappkit/wallet/escrow-open/v1|${userId}`
}

/** Returns the public half with the id by which clients name it. */
export function escrowKeyOf(publicKey: Uint8Array): EscrowKey {
  return { keyId: walletKey(publicKey).id, publicKey: Buffer.from(publicKey).toString('base64url') }
}

/** Returns the public half of a private key. */
export function escrowKeyOfPrivate({ bytes }: WalletKey): EscrowKey {
  return escrowKeyOf(x25519.getPublicKey(bytes))
}

/** A server tried to open a seed before the escrow's own delay is over. */
export class EscrowTooEarlyError extends Error {
  override readonly name = 'EscrowTooEarlyError'
}

export interface HpkeEscrowOptions {
  /** Milliseconds between a request and the opening. 0 opens without a request. */
  readonly delay: number
  /** Default: the clock of this process. */
  readonly now?: (() => number) | undefined
}

/** Opens seeds with private keys in this process. */
export class HpkeEscrowOpener implements EscrowOpener {
  readonly #keys: ReadonlyMap<string, WalletKey>
  readonly #tickets: EscrowTickets

  constructor(ring: WalletKeyRing, { delay, now = Date.now }: HpkeEscrowOptions) {
    this.#keys = new Map(ring.map(key => [escrowKeyOfPrivate(key).keyId, key]))
    this.#tickets = new EscrowTickets({ keys: ring, delay, now })
  }

  request(userId: string): Promise<EscrowRequest> {
    return Promise.resolve(this.#tickets.issue(userId))
  }

  /** @throws EscrowTooEarlyError without a ticket whose delay is over. */
  async open({ publicKey, sealed, ticket, userId }: EscrowOpening): Promise<ReleasedSeed> {
    if (!this.#tickets.isDue(ticket, userId)) throw new EscrowTooEarlyError('The delay of the escrow is not over')
    const key = this.#keys.get(sealed.keyId)
    if (!key) throw new Error('WALLET_ESCROW_KEY lacks a key that wallets still need')
    const suite = new CipherSuite({
      kem: new DhkemX25519HkdfSha256(),
      kdf: new HkdfSha256(),
      aead: new Aes256Gcm(),
    })
    const recipientKey = await suite.kem.importKey('raw', key.bytes.slice().buffer, false)
    const enc = buffer(sealed.encapsulation)
    const info = new TextEncoder().encode(escrowInfo(userId)).buffer
    const seed = await suite.open({ recipientKey, enc, info }, buffer(sealed.ciphertext))
    try {
      const recipientPublicKey = await suite.kem.importKey('raw', buffer(publicKey), true)
      const released = await suite.seal(
        { recipientPublicKey, info: new TextEncoder().encode(escrowReleaseInfo(userId)).buffer },
        seed,
      )
      return { encapsulation: text(released.enc), ciphertext: text(released.ct) }
    } finally {
      new Uint8Array(seed).fill(0)
    }
  }
}

function buffer(base64url: string): ArrayBuffer {
  return new Uint8Array(Buffer.from(base64url, 'base64url')).buffer
}

function text(bytes: ArrayBuffer): string {
  return Buffer.from(bytes).toString('base64url')
}
