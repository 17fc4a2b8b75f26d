import { properName } from '../cloud/properName'
import { type Decoder, objectOf, text } from '../storage/decode'

/** What an address is called, where the name's owner says the same. Absent: nobody says. */
export interface Identity {
  readonly name?: string | undefined
  readonly avatar?: string | undefined
}

export const identityAnswer: Decoder<Identity> = /* @__PURE__ */ objectOf({}, { name: properName, avatar: text(4096) })
