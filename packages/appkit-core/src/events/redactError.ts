import { redact } from './redact'

/** Any run of characters long enough to be an address, key, signature, hash or token. */
const longRun = /[\w+/=-]{26,}/gu
const email = /[\w.+-]{1,64}@[\w-]{1,64}\.[\w.-]{1,64}/gu
/** Maximum length of a text to scan. */
const limit = 20_000

/**
 * Removes personal data and secrets from an error's message or stack: links like `redact`, addresses, keys, signatures,
 * tokens and email addresses. Keeps names of up to 31 characters, or 25 if they contain a digit.
 */
export function redactError(text: string): string {
  const runs = text.slice(0, limit).replace(email, '…')
  return String(redact(runs.replace(longRun, run => (run.length > 31 || /\d/u.test(run) ? '…' : run))))
}
