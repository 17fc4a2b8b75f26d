import { base64url, type Decoder, list, oneOf, record, text, whole } from '../vault/api/decode'
import { hashingDecoder } from '../vault/api/decoders'
import type { RecoveryFile } from './RecoveryFile'

/** Bytes of a sealed wallet: a nonce of 12, an entropy of 16 and a tag of 16. */
const SEALED_LENGTH = 44

const decoder: Decoder<Omit<RecoveryFile, 'version'> & { readonly version: number }> = record({
  version: whole(1, 1),
  operator: text(200),
  language: text(35, /^[\w-]*$/),
  addresses: list(record({ namespace: oneOf('eip155', 'solana'), address: text(100, /^\w+$/) }), 10),
  hashing: hashingDecoder,
  sealed: base64url(SEALED_LENGTH),
})

/**
 * Returns the content of a recovery file.
 *
 * @throws Error if it isn't that of a recovery file, or asks for more memory or time than a new one.
 */
export function parseRecoveryFile(content: string): RecoveryFile {
  return { ...decoder(JSON.parse(content), 'file'), version: 1 }
}
