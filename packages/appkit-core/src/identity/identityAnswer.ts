import { safeName } from '../cloud/safeName'
import { type Decoder, objectOf, text } from '../storage/decode'

/** Name and image of an address, as the backend reports them. Absent values are unknown. */
export interface Identity {
  readonly name?: string | undefined
  readonly avatar?: string | undefined
}

/** Decodes the name and image of an address. */
export const identityAnswer: Decoder<Identity> = /* @__PURE__ */ objectOf({}, { name: safeName, avatar: text(4096) })
