import { expect, test } from 'vitest'
import { modalServices } from './modalServices'

class Greeter {
  readonly kit: { readonly name: string }

  constructor(kit: { readonly name: string }) {
    this.kit = kit
  }
}

class Parter extends Greeter {}

test('a service is made once per kit, on first use, and gets the kit', () => {
  const kit = { name: 'one' }
  const service = modalServices(kit)
  const greeter = service(Greeter)
  expect(greeter.kit).toBe(kit)
  expect(service(Greeter)).toBe(greeter)
  expect(service(Parter)).not.toBe(greeter)
  expect(modalServices(kit)(Greeter)).not.toBe(greeter)
})
