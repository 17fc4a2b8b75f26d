import { type Decoder, text } from '../storage/decode'

/** A name that accounts have. One with invisible characters imitates another one, so it is no name. */
export const properName: Decoder<string> = value =>
  /\p{C}/u.test(String(value)) ? undefined : text(255)(value) || undefined
