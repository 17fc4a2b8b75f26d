import { Aes256Gcm, CipherSuite, DhkemX25519HkdfSha256, HkdfSha256 } from '@hpke/core'
import { WalletFailure } from '../../WalletFailure'
import { utf8 } from '../encoding/utf8'

/** Message that only the owner of a public key can open. */
export interface HpkeMessage {
  readonly encapsulation: Uint8Array
  readonly ciphertext: Uint8Array
}

/** Key pair for one message. */
export interface HpkeRecipient {
  /** 32 bytes. */
  readonly publicKey: Uint8Array
  /**
   * Opens a message that was sealed with the same `info`. The caller overwrites the result.
   *
   * @throws WalletFailure `embedded/path-damaged` if the message isn't for this key or has another `info`.
   */
  open(message: HpkeMessage, info: string): Promise<Uint8Array<ArrayBuffer>>
}

/** Creates a key pair for one message ([RFC 9180](https://www.rfc-editor.org/rfc/rfc9180)). */
export async function createRecipient(): Promise<HpkeRecipient> {
  const suite = createSuite()
  const keys = await suite.kem.generateKeyPair()
  return {
    publicKey: new Uint8Array(await suite.kem.serializePublicKey(keys.publicKey)),
    open: async ({ encapsulation, ciphertext }, info) => {
      const context = { recipientKey: keys, enc: Uint8Array.from(encapsulation), info: utf8(info) }
      try {
        return new Uint8Array(await suite.open(context, Uint8Array.from(ciphertext)))
      } catch (cause) {
        throw damaged(cause)
      }
    },
  }
}

/**
 * Seals a message for the owner of a public key.
 *
 * @param info - Purpose of the message. Its recipient has to name the same.
 * @throws WalletFailure `embedded/path-damaged` if the key isn't one.
 */
export async function sealTo(publicKey: Uint8Array, message: Uint8Array, info: string): Promise<HpkeMessage> {
  const suite = createSuite()
  try {
    const recipientPublicKey = await suite.kem.deserializePublicKey(Uint8Array.from(publicKey))
    const { enc, ct } = await suite.seal({ recipientPublicKey, info: utf8(info) }, message)
    return { encapsulation: new Uint8Array(enc), ciphertext: new Uint8Array(ct) }
  } catch (cause) {
    throw damaged(cause)
  }
}

function createSuite(): CipherSuite {
  return new CipherSuite({ kem: new DhkemX25519HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes256Gcm() })
}

function damaged(cause: unknown): WalletFailure {
  return new WalletFailure('embedded/path-damaged', "The sealed wallet can't be opened. Try again.", { cause })
}
