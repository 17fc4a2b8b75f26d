import { expect, test } from 'vitest'
import { modalControllers } from './modalControllers'

class Greeter {
  readonly kit: { readonly name: string }

  constructor(kit: { readonly name: string }) {
    this.kit = kit
  }
}

class Parter extends Greeter {}

test('creates a controller once per kit on first use', () => {
  const kit = { name: 'one' }
  const controller = modalControllers(kit)
  const greeter = controller(Greeter)
  expect(greeter.kit).toBe(kit)
  expect(controller(Greeter)).toBe(greeter)
  expect(controller(Parter)).not.toBe(greeter)
  expect(modalControllers(kit)(Greeter)).not.toBe(greeter)
})
