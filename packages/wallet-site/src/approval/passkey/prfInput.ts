/**
 * Input of the passkey's pseudo-random function: SHA-256 of `openappkit/wallet/passkey/v1`. It must never change, because
 * every passkey path depends on its output.
 */
export async function prfInput(): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode('openappkit/wallet/passkey/v1')))
}
