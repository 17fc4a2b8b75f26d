import { createHash, randomBytes } from 'node:crypto'
import { ed25519 } from '@noble/curves/ed25519.js'
import {
  type EmbeddedWalletCreation,
  type NewUnlockPath,
  pathStatement,
  type UnlockPathChange,
  type UnlockPathKind,
} from '@openappkit/contract/embedded'

/** The user's half of a wallet: the control key. Blobs are random, because the server can't open them. */
export class WalletSeed {
  readonly #secret: Uint8Array = ed25519.utils.randomSecretKey()
  readonly userId: string

  constructor(userId: string) {
    this.userId = userId
  }

  get controlKey(): string {
    return Buffer.from(ed25519.getPublicKey(this.#secret)).toString('base64url')
  }

  sign(statement: string): string {
    return Buffer.from(ed25519.sign(new TextEncoder().encode(statement), this.#secret)).toString('base64url')
  }

  /** Signs the creation of the wallet. */
  creation(paths: readonly NewUnlockPath[], more: Partial<EmbeddedWalletCreation> = {}): EmbeddedWalletCreation {
    return {
      controlKey: this.controlKey,
      addresses: [{ namespace: 'eip155', address: `0x${'1'.repeat(40)}` }],
      paths,
      escrow: null,
      signature: this.#signChange({ epoch: 1, add: paths, remove: [], dropsEscrow: false }),
      ...more,
    }
  }

  /** Signs a change of paths. */
  change(change: Partial<UnlockPathChange> & { readonly epoch: number }): UnlockPathChange {
    const full = { add: [], remove: [], dropsEscrow: false, ...change }
    return { ...full, signature: change.signature ?? this.#signChange(full) }
  }

  /** Signs that a path was opened. */
  about(purpose: 'tested' | 'confirm', pathId: string, time: number = Date.now()): { time: number; signature: string } {
    const statement = `openappkit/wallet/${purpose}/v1\nuser ${this.userId}\npath ${pathId}\ntime ${time}`
    return { time, signature: this.sign(statement) }
  }

  #signChange({ add, dropsEscrow, epoch, remove }: Omit<UnlockPathChange, 'signature'>): string {
    const hashed = add.map(({ blob, id, kind }) => ({
      id,
      kind,
      blobHash: createHash('sha256').update(blob).digest('base64url'),
    }))
    return this.sign(pathStatement({ userId: this.userId, epoch, add: hashed, remove, dropsEscrow }))
  }
}

/** Returns a new path of a kind. */
export function newPath(kind: UnlockPathKind): NewUnlockPath {
  return {
    id: randomBytes(16).toString('base64url'),
    kind,
    label: kind,
    blob: randomBytes(73).toString('base64url'),
    serverKey: randomBytes(32).toString('base64url'),
    ...(kind === 'passkey' && { credentialId: randomBytes(16).toString('base64url') }),
    ...(kind === 'password' && {
      hashing: { algorithm: 'argon2id', memory: 19_456, passes: 2, salt: randomBytes(16).toString('base64url') },
    }),
  }
}
