import { Aes256Gcm, CipherSuite, DhkemX25519HkdfSha256, HkdfSha256 } from '@hpke/core'
import type { EscrowedSeed } from '@openappkit/contract/embedded'
import type { ReleasedSeed } from '../../src/wallet/escrow/EscrowOpener'
import type { EscrowKey } from '../../src/wallet/escrow/HpkeEscrowOpener'

const suite = new CipherSuite({ kem: new DhkemX25519HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes256Gcm() })
const info = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer
const decode = (text: string): ArrayBuffer => new Uint8Array(Buffer.from(text, 'base64url')).buffer
const encode = (bytes: ArrayBuffer): string => Buffer.from(bytes).toString('base64url')

/** Seals a seed for the escrow, as the wallet's vault does. */
export async function sealForEscrow(
  { keyId, publicKey }: EscrowKey,
  userId: string,
  seed: Uint8Array,
): Promise<EscrowedSeed> {
  const recipientPublicKey = await suite.kem.importKey('raw', decode(publicKey), true)
  const { ct, enc } = await suite.seal(
    { recipientPublicKey, info: info(`openappkit/wallet/escrow/v1|${userId}`) },
    new Uint8Array(seed).buffer,
  )
  return { keyId, encapsulation: encode(enc), ciphertext: encode(ct) }
}

/** A device that asks for a seed from the escrow. */
export interface EscrowRecipient {
  readonly publicKey: string
  open(released: ReleasedSeed, userId: string): Promise<Uint8Array>
}

export async function newRecipient(): Promise<EscrowRecipient> {
  const recipientKey = await suite.kem.generateKeyPair()
  return {
    publicKey: encode(await suite.kem.serializePublicKey(recipientKey.publicKey)),
    async open({ ciphertext, encapsulation }, userId) {
      const context = {
        recipientKey,
        enc: decode(encapsulation),
        info: info(`openappkit/wallet/escrow-open/v1|${userId}`),
      }
      return new Uint8Array(await suite.open(context, decode(ciphertext)))
    },
  }
}
