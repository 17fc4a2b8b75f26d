import type { Environment } from '../environment/Environment'

/** Longest wait for a word about this page's origin, in milliseconds: a service that doesn't answer may not hold up the link. */
const attestationPatience = 500

/** What the service is asked about: hashes of the message, sealed and open. */
export interface AttestationQuestion {
  readonly id: string
  readonly decryptedId: string
}

/**
 * Has the verify service vouch for this page's origin, as wallets show it. Empty when it doesn't answer soon: the wallet then shows the
 * origin as unknown, which is the truth.
 */
export function attest(
  environment: Environment,
  host: string,
  projectId: string,
  { id, decryptedId }: AttestationQuestion,
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
      page.removeEventListener('message', hear)
      frame.remove()
      resolve(attestation)
    }
    const hear = ({ data, origin, source }: MessageEvent): void => {
      if (source !== frame.contentWindow || origin !== new URL(host).origin) return
      const attestation = readAttestation(data)
      if (attestation !== undefined) end(attestation)
    }
    const stopWaiting = environment.setTimer(() => end(''), attestationPatience)
    frame.addEventListener('error', () => end(''), { once: true })
    page.addEventListener('message', hear)
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
    // Not for us.
    return undefined
  }
}
