import { expect, test } from 'vitest'
import { isCaipNetworkId } from './isCaipNetworkId'

test.each(['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'bip122:000000000019d6689c085ae165831e93'])(
  'accepts %s',
  id => expect(isCaipNetworkId(id)).toBe(true),
)

test.each([
  '',
  'eip155',
  'eip155:',
  'eip155:1:0xd8',
  'nowhere:1',
  'eip155:1 2',
  `eip155:${'1'.repeat(33)}`,
  1,
  undefined,
])('rejects %j', value => expect(isCaipNetworkId(value)).toBe(false))
