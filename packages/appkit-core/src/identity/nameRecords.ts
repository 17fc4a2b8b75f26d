import { properName } from '../cloud/properName'
import { type Decoder, listOf, objectOf, recordOf, text } from '../storage/decode'

/** A name and the addresses that it stands for. */
export interface NameRecord {
  readonly name: string
  /** By ENSIP-11 coin type: `60` for Ethereum's main network. */
  readonly addresses: Readonly<Record<string, { readonly address: string }>>
  readonly attributes?: Readonly<Record<string, string>> | undefined
}

export const nameRecord: Decoder<NameRecord> = /* @__PURE__ */ objectOf(
  { name: properName, addresses: recordOf(objectOf({ address: text(200) }, {})) },
  { attributes: recordOf(text(1000)) },
)

export const nameRecords: Decoder<NameRecord[]> = /* @__PURE__ */ listOf(nameRecord)
