import type { Environment } from '../environment/Environment'

/** Timeout in milliseconds for attesting the app's origin. A slow service must not delay the link. */
const attestationTimeout = 500

/** Content of an attestation: hashes of the encrypted and the plain message. */
export interface AttestationQuery {
  readonly id: string
  readonly decryptedId: string
}

/**
 * Asks the verify service to attest the app's origin, which wallets show. Resolves with an empty string if the service
 * fails or doesn't respond in time; wallets then show the origin as unknown.
 */
export function attest(
  environment: Environment,
  host: string,
  projectId: string,
  { id, decryptedId }: AttestationQuery,
): Promise<string> {
  const page = environment.window
  if (!page) return Promise.resolve('')
  const { document, location } = page
  const query = new URLSearchParams({ projectId, origin: location.origin, id, decryptedId })
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.src = `${host.replace(/\/$/u, '')}/v3/attestation?${query}`
  return new Promise(resolve => {
    const end = (attestation: string): void => {
      stopWaiting()
      page.removeEventListener('message', listen)
      frame.remove()
      resolve(attestation)
    }
    const listen = ({ data, origin, source }: MessageEvent): void => {
      if (source !== frame.contentWindow || origin !== new URL(host).origin) return
      const attestation = readAttestation(data)
      if (attestation !== undefined) end(attestation)
    }
    const stopWaiting = environment.setTimer(() => end(''), attestationTimeout)
    frame.addEventListener('error', () => end(''), { once: true })
    page.addEventListener('message', listen)
    document.body.append(frame)
  })
}

function readAttestation(data: unknown): string | undefined {
  if (typeof data !== 'string') return undefined
  try {
    const { type, attestation } = JSON.parse(data) as { type?: unknown; attestation?: unknown }
    if (type !== 'verify_attestation') return undefined
    return typeof attestation === 'string' ? attestation : ''
  } catch {
    // Not our message.
    return undefined
  }
}
