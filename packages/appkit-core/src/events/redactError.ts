import { redact } from './redact'

/** Anything long enough to be an address, a key, a signature, a hash or a token. */
const longRun = /[\w+/=-]{26,}/gu
const email = /[\w.+-]{1,64}@[\w-]{1,64}\.[\w.-]{1,64}/gu
/** Longest text that is looked at. */
const limit = 20_000

/**
 * Takes out of an error's message or stack what may name a person or open something: links as `redact` does, addresses, keys, signatures, tokens and e-mail
 * addresses. Code in a stack keeps its names, unless they are longer than 31 letters.
 */
export function redactError(text: string): string {
  const runs = text.slice(0, limit).replace(email, '…')
  return String(redact(runs.replace(longRun, run => (run.length > 31 || /\d/u.test(run) ? '…' : run))))
}
