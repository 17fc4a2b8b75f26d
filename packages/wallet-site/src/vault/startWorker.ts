/** Parts of Trusted Types that the vault needs. TypeScript's DOM library doesn't have them yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { readonly createScriptURL: (url: string) => unknown }
}

/**
 * Starts the vault's worker. Its Trusted Types policy, which the site's CSP allows once, accepts no other script.
 *
 * @param url - URL of the worker's script, on the page's origin.
 */
export function startWorker(url: URL): Worker {
  if (url.origin !== window.location.origin) throw new TypeError("The vault's worker has to be on the page's origin.")
  const script = url.href
  const { trustedTypes }: Window & { readonly trustedTypes?: TrustedTypes } = window
  const policy = trustedTypes?.createPolicy('vault', {
    createScriptURL: asked => {
      if (asked !== script) throw new TypeError("The policy only accepts the vault's worker.")
      return asked
    },
  })
  // `Worker` takes the policy's object like a string.
  const trusted = (policy?.createScriptURL(script) ?? script) as string
  return new Worker(trusted, { type: 'module', name: 'openappkit-vault' })
}
