import { safeName } from '../cloud/safeName'
import { type Decoder, listOf, objectOf, recordOf, text } from '../storage/decode'

/** Name and the addresses that it resolves to. */
export interface NameRecord {
  readonly name: string
  /** Addresses by ENSIP-11 coin type, such as `60` for Ethereum mainnet. */
  readonly addresses: Readonly<Record<string, { readonly address: string }>>
  readonly attributes?: Readonly<Record<string, string>> | undefined
}

/** Decodes a name record. */
export const nameRecord: Decoder<NameRecord> = /* @__PURE__ */ objectOf(
  { name: safeName, addresses: recordOf(objectOf({ address: text(200) }, {})) },
  { attributes: recordOf(text(1000)) },
)

/** Decodes a list of name records. */
export const nameRecords: Decoder<NameRecord[]> = /* @__PURE__ */ listOf(nameRecord)
