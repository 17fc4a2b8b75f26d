import { ScriptedEnvironment } from '@openappkit/appkit-core/testing'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { defineElement } from './defineElement'
import { elementBase } from './elementBase'
import type { KitElement } from './KitElement'
import { warnUnlessKitFollows } from './missingKitWarning'

afterEach(() => document.body.replaceChildren())

let count = 0

/** Registers two elements without a kit and returns their names and the console's warnings. */
function setUp() {
  const definedBy = `define${++count}`
  const names = [`kitless-a${count}`, `kitless-b${count}`] as const
  for (const name of names) {
    const mount = () => ({ update() {}, remove() {} })
    defineElement(name, undefined, () => elementBase(window, { attributes: [], definedBy, mount }))
  }
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  const add = (name: string) => document.body.appendChild(document.createElement(name) as KitElement<object>)
  const environment = new ScriptedEnvironment()
  const words = `\`<${names[0]}>\` stays empty because it has no kit. Call \`${definedBy}(kit)\`, or set the element's \`kit\` property.`
  return { add, definedBy, environment, names, warnings: () => warn.mock.calls.flat(), words }
}

test('warns once about elements without a kit', async () => {
  const { add, names, warnings, words } = setUp()
  names.map(add)
  await expect.poll(warnings).toEqual([words])
})

test('waits a second for the kit', () => {
  const { add, definedBy, environment, names, warnings, words } = setUp()
  warnUnlessKitFollows(add(names[0]), definedBy, environment)
  environment.advance(999)
  expect(warnings()).toEqual([])
  environment.advance(1)
  expect(warnings()).toEqual([words])
})

test('ignores an element that the app removes in time', () => {
  const { add, definedBy, environment, names, warnings } = setUp()
  const element = add(names[0])
  warnUnlessKitFollows(element, definedBy, environment)
  element.remove()
  environment.advance(1_000)
  expect(warnings()).toEqual([])
})
