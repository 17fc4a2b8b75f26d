import { SwapFailure } from '../../src/convert/SwapFailure'
import type { SwapProvider } from '../../src/convert/SwapProvider'

/** Returns a provider with scripted methods. By default, it has no route. */
export function scriptedProvider(methods: Partial<SwapProvider> = {}): SwapProvider {
  return {
    id: 'scripted',
    name: 'Scripted',
    timeout: 5000,
    supports: () => true,
    spenderOn: async () => undefined,
    quote: async () => {
      throw new SwapFailure('no-route')
    },
    build: async () => {
      throw new SwapFailure('no-route')
    },
    ...methods,
  }
}
