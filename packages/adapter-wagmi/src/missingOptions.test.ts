import { expect, test } from 'vitest'
import { WagmiAdapter } from './WagmiAdapter'

test.each([undefined, {}, { networks: undefined }, { networks: [] }])(
  'without networks, says what is missing: %j',
  options => {
    expect(() => new WagmiAdapter(options as never)).toThrow(
      expect.objectContaining({
        code: 'adapter/no-networks',
        message: 'WagmiAdapter needs at least one EVM network in `networks`.',
      }),
    )
  },
)
