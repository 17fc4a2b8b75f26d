import type { UnlockPath } from '@openappkit/contract/embedded'
import type { PasskeyAnswer } from '../../vault/Vault'
import { fromBase64url, toBase64url } from './base64url'
import { hasPasskeys } from './hasPasskeys'
import { PasskeyFailure } from './PasskeyFailure'
import { prfInput } from './prfInput'

/** Input of a ceremony. */
export interface PasskeyQuery {
  /** Domain of the passkeys. */
  readonly rpId: string
  /** Paths of the account. Only their credentials may answer: another passkey would derive another key. */
  readonly paths: readonly Pick<UnlockPath, 'credentialId'>[]
  readonly signal?: AbortSignal | undefined
}

/**
 * Asks for one of the account's passkeys and derives its key with the
 * [PRF extension](https://www.w3.org/TR/webauthn-3/#prf-extension). Call it during a click.
 *
 * @throws PasskeyFailure if the user cancels, no passkey fits, or the passkey can't derive keys.
 */
export async function getPasskey({ rpId, paths, signal }: PasskeyQuery): Promise<PasskeyAnswer> {
  if (!hasPasskeys()) throw new PasskeyFailure('unsupported')
  const allowed = paths.flatMap(({ credentialId }) => (credentialId === undefined ? [] : [credentialId]))
  const credential = await navigator.credentials
    .get({
      ...(signal && { signal }),
      publicKey: {
        challenge: crypto.getRandomValues(new Uint8Array(32)),
        rpId,
        userVerification: 'required',
        allowCredentials: allowed.map(id => ({ type: 'public-key', id: fromBase64url(id) })),
        extensions: { prf: { eval: { first: await prfInput() } } },
      },
    })
    .catch(cause => {
      throw new PasskeyFailure('canceled', { cause })
    })
  if (!(credential instanceof PublicKeyCredential)) throw new PasskeyFailure('canceled')
  const credentialId = toBase64url(new Uint8Array(credential.rawId))
  // The browser shouldn't answer with another credential, but some password managers do.
  if (!allowed.includes(credentialId)) throw new PasskeyFailure('canceled')
  return { credentialId, prf: prfOf(credential) }
}

/** Returns the key that the passkey derived. */
export function prfOf(credential: PublicKeyCredential): Uint8Array {
  const first = credential.getClientExtensionResults().prf?.results?.first
  if (first === undefined) throw new PasskeyFailure('noKeys')
  const prf = ArrayBuffer.isView(first)
    ? new Uint8Array(first.buffer, first.byteOffset, first.byteLength)
    : new Uint8Array(first)
  if (prf.length !== 32) throw new PasskeyFailure('noKeys')
  return prf
}
