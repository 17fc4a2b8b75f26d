import { expectTypeOf, test } from 'vitest'
import type { OpenDefault, OpenOptions } from './OpenOptions'

type Input = OpenOptions | OpenDefault

test('types the arguments of every view', () => {
  expectTypeOf<Record<never, never>>().toExtend<Input>()
  expectTypeOf<{ namespace: 'solana' }>().toExtend<Input>()
  expectTypeOf<{ view: 'Networks'; namespace: 'eip155' }>().toExtend<Input>()
  expectTypeOf<{ view: 'SwitchNetwork'; arguments: { caipNetworkId: 'eip155:1' } }>().toExtend<Input>()
  expectTypeOf<{ view: 'SwitchNetwork' }>().not.toExtend<Input>()
  expectTypeOf<{ view: 'SwitchNetwork'; arguments: { caipNetworkId: 1 } }>().not.toExtend<Input>()
  expectTypeOf<{ view: 'Networks'; arguments: { caipNetworkId: 'eip155:1' } }>().not.toExtend<Input>()
  expectTypeOf<{ view: 'NoSuchView' }>().not.toExtend<Input>()
})
