import { expectTypeOf, test } from 'vitest'
import type { OpenDefault, OpenOptions } from './OpenOptions'

type Given = OpenOptions | OpenDefault

test('types the arguments of every view', () => {
  expectTypeOf<Record<never, never>>().toExtend<Given>()
  expectTypeOf<{ namespace: 'solana' }>().toExtend<Given>()
  expectTypeOf<{ view: 'Networks'; namespace: 'eip155' }>().toExtend<Given>()
  expectTypeOf<{ view: 'SwitchNetwork'; arguments: { caipNetworkId: 'eip155:1' } }>().toExtend<Given>()
  expectTypeOf<{ view: 'SwitchNetwork' }>().not.toExtend<Given>()
  expectTypeOf<{ view: 'SwitchNetwork'; arguments: { caipNetworkId: 1 } }>().not.toExtend<Given>()
  expectTypeOf<{ view: 'Networks'; arguments: { caipNetworkId: 'eip155:1' } }>().not.toExtend<Given>()
  expectTypeOf<{ view: 'NoSuchView' }>().not.toExtend<Given>()
})
