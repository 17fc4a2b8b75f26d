import type { PasskeyAnswer } from '../../vault/Vault'
import { fromBase64url, toBase64url } from './base64url'
import { getPasskey, prfOf } from './getPasskey'
import { hasPasskeys } from './hasPasskeys'
import { PasskeyFailure } from './PasskeyFailure'
import { prfInput } from './prfInput'

/** A passkey to create. */
export interface NewPasskey {
  readonly rpId: string
  readonly operator: string
  /** Id of the user on the wallet server. */
  readonly userId: string
  /** Name that password managers show, such as 'Acme wallet 0x12…ab'. */
  readonly name: string
  /** Credentials that the account already has, in base64url. */
  readonly existing: readonly string[]
}

/**
 * Creates a passkey that derives keys. If the browser derives none during creation, a second prompt does. Call it during
 * a click.
 *
 * @throws PasskeyFailure if the user cancels, or the passkey can't derive keys.
 */
export async function createPasskey(passkey: NewPasskey): Promise<PasskeyAnswer> {
  if (!hasPasskeys()) throw new PasskeyFailure('unsupported')
  const credential = await navigator.credentials.create({ publicKey: await optionsOf(passkey) }).catch(cause => {
    throw new PasskeyFailure('canceled', { cause })
  })
  if (!(credential instanceof PublicKeyCredential)) throw new PasskeyFailure('canceled')
  const credentialId = toBase64url(new Uint8Array(credential.rawId))
  const { prf } = credential.getClientExtensionResults()
  if (prf?.results?.first !== undefined) return { credentialId, prf: prfOf(credential) }
  if (prf?.enabled !== true) throw new PasskeyFailure('noKeys')
  return getPasskey({ rpId: passkey.rpId, paths: [{ credentialId }] })
}

async function optionsOf(passkey: NewPasskey): Promise<PublicKeyCredentialCreationOptions> {
  const { rpId, operator, userId, name, existing } = passkey
  return {
    challenge: crypto.getRandomValues(new Uint8Array(32)),
    rp: { id: rpId, name: operator },
    user: { id: new TextEncoder().encode(userId), name, displayName: name },
    // The wallet never checks signatures: the passkey's key derivation is what opens it.
    pubKeyCredParams: [
      { type: 'public-key', alg: -7 },
      { type: 'public-key', alg: -257 },
    ],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: existing.map(id => ({ type: 'public-key', id: fromBase64url(id) })),
    extensions: { prf: { eval: { first: await prfInput() } } },
  }
}
