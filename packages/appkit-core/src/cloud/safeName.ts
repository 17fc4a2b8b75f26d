import { type Decoder, text } from '../storage/decode'

/**
 * Decodes an account name of up to 255 characters. Rejects empty names and names with invisible characters, which could
 * imitate another name.
 */
export const safeName: Decoder<string> = value =>
  /\p{C}/u.test(String(value)) ? undefined : text(255)(value) || undefined
