import { createHash } from 'node:crypto'
import { ed25519 } from '@noble/curves/ed25519.js'
import { type NewUnlockPath, pathStatement, type UnlockPathChange } from '@openappkit/contract/embedded'
import { walletFailure } from '../failures'

/** Milliseconds for which a signed proof about a path counts. */
const PROOF_LIFETIME = 120_000

/** Returns whether the control key signed the statement. */
function isControlSignature(controlKey: string, statement: string, signature: string): boolean {
  try {
    const [key, signed] = [controlKey, signature].map(text => new Uint8Array(Buffer.from(text, 'base64url')))
    if (!key || !signed) return false
    return ed25519.verify(signed, new TextEncoder().encode(statement), key, { zip215: false })
  } catch {
    return false
  }
}

/**
 * Checks the signature of a change of paths.
 *
 * @throws HttpFailure `statement_invalid`
 */
export function assertPathChange(
  controlKey: string,
  userId: string,
  change: Pick<UnlockPathChange, 'epoch' | 'add' | 'remove' | 'dropsEscrow' | 'signature'>,
): void {
  const { add, dropsEscrow, epoch, remove, signature } = change
  const hashed = add.map(({ blob, id, kind }) => ({ id, kind, blobHash: blobHash(blob) }))
  const statement = pathStatement({ userId, epoch, add: hashed, remove, dropsEscrow })
  if (!isControlSignature(controlKey, statement, signature)) throw walletFailure('statement_invalid')
}

/** Something that the control key says about a path. */
export interface PathProof {
  readonly pathId: string
  /** Milliseconds since the epoch. */
  readonly time: number
  readonly signature: string
}

/** Checks that the control key signed a statement about a path within the last two minutes. */
export function isPathProof(
  purpose: 'tested' | 'confirm',
  { controlKey, userId }: { controlKey: string; userId: string },
  { pathId, signature, time }: PathProof,
  now: number,
): boolean {
  if (Math.abs(now - time) > PROOF_LIFETIME) return false
  const statement = `openappkit/wallet/${purpose}/v1\nuser ${userId}\npath ${pathId}\ntime ${time}`
  return isControlSignature(controlKey, statement, signature)
}

function blobHash(blob: NewUnlockPath['blob']): string {
  return createHash('sha256').update(blob).digest('base64url')
}
