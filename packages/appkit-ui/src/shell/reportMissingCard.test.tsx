import { type AppKitError, browserEnvironment, type Environment } from '@openappkit/appkit-core'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { createViewKit } from '../../test/createViewKit'
import { mountEmbedded } from './mountEmbedded'
import { reportMissingCard } from './reportMissingCard'

/** Creates a kit with `enableEmbedded` whose timers run when `elapse` is called. */
function setUp() {
  const errors: AppKitError[] = []
  const tasks = new Set<() => void>()
  const environment: Environment = {
    ...browserEnvironment(),
    setTimer(task) {
      tasks.add(task)
      return () => tasks.delete(task)
    },
  }
  const { kit } = createViewKit({ enableEmbedded: true, onError: error => errors.push(error) }, undefined, environment)
  const elapse = () => {
    for (const task of [...tasks]) {
      tasks.delete(task)
      task()
    }
  }
  const embed = () => {
    const container = document.body.appendChild(document.createElement('div'))
    const mounted = mountEmbedded(kit, container, { renderer: { createRoot, flushSync } })
    return () => {
      mounted.destroy()
      container.remove()
    }
  }
  return { kit, errors, elapse, embed }
}

test('reports once that an open modal has no element', () => {
  const { kit, errors, elapse } = setUp()
  onTestFinished(reportMissingCard(kit))
  void kit.modal.open()
  expect(errors).toEqual([])
  elapse()
  kit.modal.close()
  void kit.modal.open()
  elapse()
  expect(errors.map(({ code, message }) => [code, message])).toEqual([
    [
      'options/embedded-mismatch',
      'No element shows the modal. Add `<appkit-modal>` or `<AppKitModal>`, or remove `enableEmbedded`.',
    ],
  ])
})

test('reports nothing if the element appears in time or the modal closes', () => {
  const { kit, errors, elapse, embed } = setUp()
  onTestFinished(reportMissingCard(kit))
  void kit.modal.open()
  kit.modal.close()
  elapse()
  void kit.modal.open()
  onTestFinished(embed())
  elapse()
  expect(errors).toEqual([])
})

test('a removed element no longer shows the modal', () => {
  const { kit, errors, elapse, embed } = setUp()
  const remove = embed()
  onTestFinished(reportMissingCard(kit))
  remove()
  void kit.modal.open()
  elapse()
  expect(errors).toHaveLength(1)
})

test('opening a mounted modal without an element reaches onError', async () => {
  const { kit, errors, elapse } = setUp()
  await kit.context.open()
  await expect
    .poll(() => {
      elapse()
      return errors.map(({ code }) => code)
    })
    .toEqual(['options/embedded-mismatch'])
})
