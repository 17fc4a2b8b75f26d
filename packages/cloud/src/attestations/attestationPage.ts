import { randomBytes } from 'node:crypto'

/**
 * Returns the document that a client loads in a hidden frame. It posts the attestation to its parent and does nothing
 * else.
 */
export function attestationPage(attestation: string, targetOrigin: string): Response {
  const nonce = randomBytes(16).toString('base64')
  const message = JSON.stringify(JSON.stringify({ type: 'verify_attestation', attestation }))
  const target = JSON.stringify(targetOrigin)
  // The attestation and the origin contain text from the request's URL, which must not close the script element.
  const script = `parent.postMessage(${message}, ${target})`.replaceAll('<', '\\u003c')
  return new Response(
    `<!doctype html><meta charset="utf-8"><title>Verify</title><script nonce="${nonce}">${script}</script>`,
    {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; frame-ancestors *`,
        'cross-origin-resource-policy': 'cross-origin',
      },
    },
  )
}
