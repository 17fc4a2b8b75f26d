/** Features that no page of the wallet uses, by names that all current browsers know. */
const OFF =
  'accelerometer autoplay camera clipboard-read display-capture encrypted-media fullscreen gamepad geolocation gyroscope hid identity-credentials-get idle-detection local-fonts magnetometer microphone midi otp-credentials payment picture-in-picture screen-wake-lock serial storage-access sync-xhr usb window-management xr-spatial-tracking'

const PASSKEYS = 'publickey-credentials-get=(self), publickey-credentials-create=(self)'

const permissions = (own: string): string => [PASSKEYS, own, ...OFF.split(' ').map(name => `${name}=()`)].join(', ')

/**
 * Policy of the pages with a vault. `new Worker(url)` is a sink of Trusted Types, so the pages need one policy. It is
 * named `vault`, can be created once, and accepts only the URL of the worker.
 */
const VAULT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "connect-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types vault',
]

const ERROR_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  'frame-ancestors *',
]

/** Policy of everything else. The worker takes it over, because a worker has the policy of its own response. */
const ASSET_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
]

type Headers = Readonly<Record<string, string>>

const PAGE: Headers = {
  'content-type': 'text/html; charset=utf-8',
  // The headers depend on the project and the embedding page.
  'cache-control': 'no-store',
}

/** Headers of every response of the wallet origin, unless a response sets its own. */
export const baseHeaders = (isHttps: boolean): Headers => ({
  'content-security-policy': ASSET_POLICY.join('; '),
  'cross-origin-resource-policy': 'same-origin',
  // Apps that are cross-origin isolated can only embed pages and workers with this header.
  'cross-origin-embedder-policy': 'require-corp',
  'permissions-policy': permissions('clipboard-write=()'),
  'referrer-policy': 'strict-origin',
  'x-content-type-options': 'nosniff',
  ...(isHttps && { 'strict-transport-security': 'max-age=63072000' }),
})

/** Headers of the frame. */
export function frameHeaders(ancestors: readonly string[]): Headers {
  return {
    ...PAGE,
    'content-security-policy': [...VAULT_POLICY, `frame-ancestors ${ancestors.join(' ')}`].join('; '),
    'cross-origin-resource-policy': 'cross-origin',
  }
}

/** Headers of the error page. Every app may embed it, because it has no vault. */
export const errorHeaders: Headers = {
  ...PAGE,
  'content-security-policy': ERROR_POLICY.join('; '),
  'cross-origin-resource-policy': 'cross-origin',
}

/**
 * Headers of the pages in their own window. They have no `Cross-Origin-Opener-Policy`, because they answer the frame
 * that opened them.
 */
export const windowHeaders: Headers = {
  ...PAGE,
  'content-security-policy': [...VAULT_POLICY, "frame-ancestors 'none'"].join('; '),
  'permissions-policy': permissions('clipboard-write=(self)'),
}
