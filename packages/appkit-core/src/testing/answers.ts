/** Approves a request of a {@link ScriptedAdapter}. */
export async function approve(): Promise<void> {}

/** Rejects a request as a wallet does when its user declines ([EIP-1193](https://eips.ethereum.org/EIPS/eip-1193), code 4001). */
export function decline(): Promise<never> {
  return Promise.reject(Object.assign(new Error('User rejected'), { code: 4001 }))
}

/** Never answers, like a wallet whose user ignores the request. */
export function hang(): Promise<never> {
  return new Promise(() => {})
}
