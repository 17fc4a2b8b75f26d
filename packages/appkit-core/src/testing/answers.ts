/**
 * Approves a request of a {@link ScriptedAdapter}.
 *
 * @example
 * ```ts
 * import { approve, decline, ScriptedAdapter } from '@openappkit/appkit-core/testing'
 *
 * const adapter = new ScriptedAdapter()
 * adapter.answer = request => (request.startsWith('signMessage') ? decline() : approve())
 * ```
 */
export async function approve(): Promise<void> {}

/**
 * Rejects a request like a wallet whose user declines ([EIP-1193](https://eips.ethereum.org/EIPS/eip-1193), code 4001).
 *
 * @example
 * ```ts
 * import { decline, ScriptedAdapter } from '@openappkit/appkit-core/testing'
 *
 * new ScriptedAdapter().answerTo({ switchNetwork: decline })
 * ```
 */
export function decline(): Promise<never> {
  return Promise.reject(Object.assign(new Error('User rejected'), { code: 4001 }))
}

/**
 * Never settles, like a wallet whose user ignores the request.
 *
 * @example
 * ```ts
 * import { hang, ScriptedAdapter } from '@openappkit/appkit-core/testing'
 *
 * new ScriptedAdapter().answerTo({ connect: hang })
 * ```
 */
export function hang(): Promise<never> {
  return new Promise(() => {})
}
