import { ScriptedEnvironment } from '@openappkit/appkit-core/testing'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import type { AppKitElementConstructor } from './AppKitElement'
import { defineAppKitElements } from './defineAppKitElements'
import { warnUnlessKitFollows } from './missingKitWarning'

const words =
  "`<appkit-network-button>` stays empty because it has no kit. Call `defineAppKitElements(kit)`, or set the element's `kit` property."

afterEach(() => document.body.replaceChildren())

/** Registers the elements without a kit and returns the console's warnings. */
function setUp() {
  defineAppKitElements()
  Object.assign(customElements.get('appkit-button') as AppKitElementConstructor, { hasWarned: false })
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  return { environment: new ScriptedEnvironment(), warnings: () => warn.mock.calls.flat() }
}

test('warns once about elements without a kit', async () => {
  const { warnings } = setUp()
  document.body.append(document.createElement('appkit-network-button'), document.createElement('appkit-button'))
  await expect.poll(warnings).toEqual([words])
})

test('waits a second for the kit', () => {
  const { environment, warnings } = setUp()
  const element = document.createElement('appkit-network-button')
  warnUnlessKitFollows(document.body.appendChild(element), environment)
  environment.advance(999)
  expect(warnings()).toEqual([])
  environment.advance(1)
  expect(warnings()).toEqual([words])
})

test('ignores an element that the app removes in time', () => {
  const { environment, warnings } = setUp()
  const element = document.body.appendChild(document.createElement('appkit-network-button'))
  warnUnlessKitFollows(element, environment)
  element.remove()
  environment.advance(1_000)
  expect(warnings()).toEqual([])
})
